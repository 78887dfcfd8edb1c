import { machine, shortestPath, type Edge } from '../../src/kernel/state-machine.js';

const edge = <From extends string, To extends string>(id: number, from: readonly From[], to: To, inferable = false) =>
  ({ id, from, to, by: ['ops'], trigger: 'test', inferable }) as const;

const parcel = machine(
  { name: 'parcel', states: ['ready', 'moving', 'held', 'lost', 'delivered'], initial: 'ready', final: ['lost', 'delivered'] },
  {
    send: edge(1, ['ready'], 'moving', true),
    hold: edge(2, ['ready', 'moving'], 'held'),
    release: edge(3, ['held'], 'previous'),
    deliver: edge(4, ['moving'], 'delivered', true),
    lose: edge(5, ['moving', 'held'], 'lost'),
  },
);

type State = (typeof parcel.states)[number];

const namesOf = (path: readonly { readonly name: string }[] | undefined): readonly string[] | undefined => path?.map(({ name }) => name);

describe('A table', () => {
  it('knows its edges by name and by state', () => {
    expect(parcel.edges.deliver).toMatchObject({ name: 'deliver', to: 'delivered' });
    expect(namesOf(parcel.edgesFrom('moving'))).toEqual(['hold', 'deliver', 'lose']);
    expect(parcel.edgesFrom('delivered')).toEqual([]);
  });

  it('is refused when a state cannot be reached', () => {
    const build = () => machine({ name: 'm', states: ['a', 'b', 'c'], initial: 'a', final: ['b'] }, { go: edge(1, ['a', 'c'], 'b') });
    expect(build).toThrow('Machine m: the state c cannot be reached.');
  });

  it('is refused when nothing but a return to a remembered state would reach a state', () => {
    const edges = { hold: edge(1, ['a'], 'b'), release: edge(2, ['b'], 'previous') };
    expect(() => machine({ name: 'm', states: ['a', 'b', 'c'], initial: 'a', final: ['c'] }, edges)).toThrow(
      'the state c cannot be reached',
    );
  });

  it('is refused when a dead end is not marked as final', () => {
    const build = () => machine({ name: 'm', states: ['a', 'b'], initial: 'a', final: [] }, { go: edge(1, ['a'], 'b') });
    expect(build).toThrow('Machine m: b is a dead end but not final.');
  });

  it('is refused when a final state has a way out', () => {
    const build = () => machine({ name: 'm', states: ['a', 'b'], initial: 'a', final: ['a', 'b'] }, { go: edge(1, ['a'], 'b') });
    expect(build).toThrow('Machine m: a is final but has a way out.');
  });
});

describe('The shortest path', () => {
  type Step = Edge<string, State, string>;
  const anyway = (step: Step): State | undefined => (step.to === 'previous' ? 'ready' : step.to);
  const path = (start: State, goal: State, allowed = anyway) => namesOf(shortestPath(parcel, { start, goal, allowed }));

  it('infers the steps in between', () => {
    expect(path('ready', 'delivered')).toEqual(['send', 'deliver']);
  });

  it('is a single step where one leads there', () => {
    expect(path('moving', 'delivered')).toEqual(['deliver']);
    expect(path('ready', 'held')).toEqual(['hold']);
  });

  it('invents no hold and no loss on the way, but may end in one', () => {
    expect(path('held', 'delivered')).toBeUndefined();
    expect(path('ready', 'lost')).toEqual(['send', 'lose']);
  });

  it('does not exist where a guard closes every way', () => {
    expect(path('ready', 'delivered', (step) => (step.name === 'deliver' ? undefined : anyway(step)))).toBeUndefined();
    expect(path('delivered', 'ready')).toBeUndefined();
  });
});
