import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const whole = z.int().nonnegative();
const amounts = z.array(whole).length(3);
const span = z.tuple([whole, whole]).refine(([from, until]) => from <= until, 'ends before it begins');
const matrix = z.array(z.array(z.int().min(0).max(0xffff_ffff)));

/** The part of https://github.com/VROOM-Project/vroom/blob/master/docs/API.md that the service uses, and nothing else. */
const requestShape = z
  .strictObject({
    jobs: z.array(
      z.strictObject({
        id: whole,
        location_index: whole,
        service: whole.optional(),
        delivery: amounts.optional(),
        pickup: amounts.optional(),
        skills: z.array(whole).optional(),
        time_windows: z.array(span).optional(),
      }),
    ),
    vehicles: z
      .array(
        z.strictObject({
          id: whole,
          profile: z.string(),
          start_index: whole,
          end_index: whole,
          capacity: amounts,
          skills: z.array(whole),
          time_window: span,
          speed_factor: z.number().positive().max(5),
        }),
      )
      .min(1),
    options: z.strictObject({ l: z.int().positive() }),
    matrices: z.record(z.string(), z.strictObject({ durations: matrix, costs: matrix })),
  })
  .refine(({ jobs }) => new Set(jobs.map(({ id }) => id)).size === jobs.length, 'has two jobs of one id')
  .refine(
    ({ matrices }) => Object.values(matrices).every(({ durations, costs }) => isSquare(durations) && isSquare(costs)),
    'is not square',
  )
  .refine(({ jobs, vehicles, matrices }) => {
    const size = Math.min(...vehicles.map(({ profile }) => matrices[profile]?.durations.length ?? 0));
    return [...jobs.map((job) => job.location_index), ...vehicles.flatMap((each) => [each.start_index, each.end_index])].every(
      (index) => index < size,
    );
  }, 'has a place outside of its matrix');

export type SimulatedRequest = z.infer<typeof requestShape>;
/** A body of an answer, or what to do with the response instead. */
export type Reply = (request: SimulatedRequest, response: ServerResponse) => unknown;

export interface VroomSimulator {
  readonly url: string;
  readonly requests: readonly SimulatedRequest[];
  reply: Reply;
  stop(): Promise<void>;
}

/** Gives every job to the first vehicle, in the order of their ids. */
export const allToTheFirst: Reply = ({ jobs, vehicles }) =>
  solution([{ vehicle: vehicles[0]?.id ?? 0, jobs: jobs.map(({ id }) => id) }], []);

/** An answer as VROOM writes it, as far as the service reads it. */
export const solution = (routes: readonly { vehicle: number; jobs: readonly number[] }[], unassigned: readonly number[]) => ({
  code: 0,
  summary: { cost: 0, routes: routes.length, unassigned: unassigned.length },
  unassigned: unassigned.map((id) => ({ id, type: 'job' })),
  routes: routes.map(({ vehicle, jobs }) => ({
    vehicle,
    cost: 0,
    steps: [{ type: 'start', arrival: 0 }, ...jobs.map((id) => ({ type: 'job', id, job: id, arrival: 0 })), { type: 'end', arrival: 0 }],
  })),
});

/** VROOM's HTTP API, which refuses what its documentation does not describe and answers what a test wants. */
export async function startVroomSimulator(): Promise<VroomSimulator> {
  const requests: SimulatedRequest[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const parsed = requestShape.safeParse(body);
      if (request.method !== 'POST' || !parsed.success) {
        response.writeHead(400).end(JSON.stringify({ code: 2, error: parsed.success ? 'Not a POST' : z.prettifyError(parsed.error) }));
        return;
      }
      requests.push(parsed.data);
      const answer = simulator.reply(parsed.data, response);
      if (answer !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const simulator: VroomSimulator = {
    url: `http://127.0.0.1:${port}/`,
    requests,
    reply: allToTheFirst,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return simulator;
}

const isSquare = (rows: readonly (readonly number[])[]): boolean => rows.every(({ length }) => length === rows.length);
