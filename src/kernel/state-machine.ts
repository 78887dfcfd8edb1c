/** An edge of a state machine. It is named after the occurrence, which determines who may take it, what it does and its events. */
export interface EdgeDefinition<State extends string, Actor extends string> {
  /** The number of the edge in the documentation. */
  readonly id: number;
  readonly from: readonly State[];
  /** `previous` returns to the state that the record remembers (a release from hold). */
  readonly to: State | 'previous';
  readonly by: readonly Actor[];
  readonly trigger: string;
  /** True when the step may be inferred from a later report: a delivered parcel was in transit before. */
  readonly inferable?: boolean;
}

export interface Edge<Name extends string, State extends string, Actor extends string> extends EdgeDefinition<State, Actor> {
  readonly name: Name;
}

export interface Machine<Name extends string, State extends string, Actor extends string> {
  readonly name: string;
  readonly initial: State;
  readonly final: readonly State[];
  readonly states: readonly State[];
  readonly edges: Readonly<Record<Name, Edge<Name, State, Actor>>>;
  readonly edgeList: readonly Edge<Name, State, Actor>[];
  edgesFrom(state: State): readonly Edge<Name, State, Actor>[];
}

interface MachineDefinition<State extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly final: readonly State[];
}

/** Builds a machine from its literal table and refuses a table with unreachable states or unmarked dead ends. */
export function machine<const State extends string, const Actor extends string, const Name extends string>(
  definition: MachineDefinition<State>,
  edges: Readonly<Record<Name, EdgeDefinition<NoInfer<State>, Actor>>>,
): Machine<Name, State, Actor> {
  const edgeList = Object.entries<EdgeDefinition<State, Actor>>(edges).map(([name, edge]) => ({ ...edge, name: name as Name }));
  const named = Object.fromEntries(edgeList.map((edge) => [edge.name, edge])) as Record<Name, Edge<Name, State, Actor>>;
  const outgoing = new Map<State, Edge<Name, State, Actor>[]>(
    definition.states.map((state) => [state, edgeList.filter((edge) => edge.from.includes(state))]),
  );
  const built: Machine<Name, State, Actor> = {
    ...definition,
    edges: named,
    edgeList,
    edgesFrom: (state) => outgoing.get(state) ?? [],
  };
  assertSound(built);
  return built;
}

/**
 * The shortest sequence of edges that `allowed` accepts from `start` to `goal`. All steps but the last must be inferable, so that no
 * failure or hold is ever invented.
 */
export function shortestPath<Name extends string, State extends string, Actor extends string>(
  table: Machine<Name, State, Actor>,
  route: { start: State; goal: State; allowed: (edge: Edge<Name, State, Actor>, at: State) => State | undefined },
): readonly Edge<Name, State, Actor>[] | undefined {
  const queue: { at: State; path: readonly Edge<Name, State, Actor>[] }[] = [{ at: route.start, path: [] }];
  const seen = new Set<State>([route.start]);
  for (let head = queue.shift(); head; head = queue.shift()) {
    for (const edge of table.edgesFrom(head.at)) {
      const next = route.allowed(edge, head.at);
      if (next === undefined) continue;
      if (next === route.goal) return [...head.path, edge];
      if (!edge.inferable || seen.has(next)) continue;
      seen.add(next);
      queue.push({ at: next, path: [...head.path, edge] });
    }
  }
  return undefined;
}

function assertSound<Name extends string, State extends string, Actor extends string>(table: Machine<Name, State, Actor>): void {
  const reachable = new Set<State>([table.initial]);
  for (let grew = true; grew;) {
    const before = reachable.size;
    for (const edge of table.edgeList) {
      if (edge.to !== 'previous' && edge.from.some((state) => reachable.has(state))) reachable.add(edge.to);
    }
    grew = reachable.size > before;
  }
  for (const state of table.states) {
    if (!reachable.has(state)) throw new Error(`Machine ${table.name}: the state ${state} cannot be reached.`);
    const stuck = table.edgesFrom(state).length === 0;
    if (stuck !== table.final.includes(state)) {
      throw new Error(`Machine ${table.name}: ${state} ${stuck ? 'is a dead end but not final' : 'is final but has a way out'}.`);
    }
  }
}
