/**
 * SQL for the id of the active hub nearest to a task, by great circle; null if no hub has a point. A task belongs to its nearest hub; one
 * without a point is shown with every hub. `task` is the alias of the table in the statement.
 */
export const nearestHub = (task: string): string => `(
  select h.id from hub h where h.active and h.lat is not null and h.lng is not null
   order by power(sin(radians(h.lat - ${task}.lat) / 2), 2)
          + cos(radians(h.lat)) * cos(radians(${task}.lat)) * power(sin(radians(h.lng - ${task}.lng) / 2), 2), h.id
   limit 1)`;
