import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace';

/** OTEL_TRACES_SAMPLER and its argument, by their standard names. Unknown samplers sample everything, as the standard requires. */
export function samplerOf({
  OTEL_TRACES_SAMPLER: name = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: argument = '1',
}: Readonly<Record<string, string | undefined>>): Sampler {
  const root = rootSampler(name.replace(/^parentbased_/, ''), Number(argument));
  // The decision for a request also applies to its events, jobs and deliveries.
  return new ParentBasedSampler({ root });
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' && ratio >= 0 && ratio <= 1 ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
