/**
 * SQL for the id of the active hub nearest to a task, by great circle; null if the task or every hub is without a point. A task belongs to
 * its nearest hub, and one without to all of them: `coalesce(nearestHub = hub, true)`. `task` is the alias of the table in the statement.
 */
export const nearestHub = (task: string): string => `(
  select h.id from hub h where h.active and h.lat is not null and h.lng is not null and ${task}.lat is not null
   order by power(sin(radians(h.lat - ${task}.lat) / 2), 2)
          + cos(radians(h.lat)) * cos(radians(${task}.lat)) * power(sin(radians(h.lng - ${task}.lng) / 2), 2), h.id
   limit 1)`;
