import { EndpointGate } from '../../../../src/modules/webhooks/sending/index.js';

describe('the gate before endpoints', () => {
  it('lets five attempts at a time through to one endpoint, whatever others do', () => {
    const gate = new EndpointGate({ perEndpoint: 5, overall: 100 });
    const entered = Array.from({ length: 20 }, () => gate.tryEnter('hanging')).filter((leave) => leave !== undefined);
    expect(entered).toHaveLength(5);
    expect(gate.tryEnter('healthy')).toBeDefined();
  });

  it('bounds what runs together', () => {
    const gate = new EndpointGate({ perEndpoint: 5, overall: 3 });
    expect(['a', 'b', 'c', 'd'].map((endpoint) => gate.tryEnter(endpoint) !== undefined)).toEqual([true, true, true, false]);
  });

  it('releases a slot once, however often it is called', () => {
    const gate = new EndpointGate({ perEndpoint: 1, overall: 10 });
    const leave = gate.tryEnter('a');
    leave?.();
    leave?.();
    expect([gate.tryEnter('a') !== undefined, gate.tryEnter('a') !== undefined]).toEqual([true, false]);
  });

  it('never runs more than allowed, and remembers nothing when all is over', () => {
    const gate = new EndpointGate({ perEndpoint: 3, overall: 8 });
    const entered = Array.from({ length: 500 }, (_, number) => gate.tryEnter(`endpoint ${number % 3}`)).filter(
      (leave) => leave !== undefined,
    );
    expect([entered.length, gate.size]).toEqual([8, 3]);
    for (const leave of entered) leave();
    expect(gate.size).toBe(0);
  });
});
