import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig, settingNames } from '../../src/config.js';
import { assignments, deployFile, installed, itWith, SECRETS } from './deploy-files.js';

const run = promisify(execFile);
const common = assignments(deployFile('shipgraph.env').replaceAll(/^#.*$/gm, ''));
/** The service exits after this many seconds at the latest. */
const exitSeconds = Number(/EXIT_DEADLINE_MS = (\d+)_000/.exec(await readFile('src/serve.ts', 'utf8'))?.[1]);

describe.each(['web', 'worker'])('The unit of the role %s', (role) => {
  const unit = deployFile(`shipgraph-${role}.service`);
  const valuesOf = (key: string): string[] => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const given = { ...assignments(valuesOf('Environment').join(' ')), ...common };

  it('has settings that the service accepts in production', () => {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(parseConfig({ ...given, ...SECRETS })).toMatchObject({ production: true, demo: false, role });
  });

  it('takes secrets from a file of their own', () => {
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/shipgraph/shipgraph.env', '/etc/shipgraph/secrets.env']);
    expect(Object.keys(given).filter((name) => name in SECRETS)).toEqual([]);
  });

  it('gives the service the time that it needs to stop, and signals its first process only', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(exitSeconds);
    expect(valuesOf('KillMode')).toEqual(['mixed']);
  });

  it('runs without root, on files that it cannot change', () => {
    expect(valuesOf('User')).toEqual(['shipgraph']);
    expect([valuesOf('NoNewPrivileges'), valuesOf('ProtectSystem'), valuesOf('CapabilityBoundingSet')]).toEqual([
      ['yes'],
      ['strict'],
      [''],
    ]);
    expect(Number(valuesOf('LimitNOFILE')[0])).toBeGreaterThan(5_000 * 2);
    // V8 writes the code that it runs.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  itWith('systemd-analyze')('is accepted by systemd', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shipgraph-unit-'));
    const file = join(folder, `shipgraph-${role}.service`);
    // Node may be elsewhere on this machine.
    await writeFile(file, unit.replace('/usr/bin/node', process.execPath));

    const { stdout, stderr } = await run(installed('systemd-analyze') ?? '', ['verify', '--man=no', file]).finally(() =>
      rm(folder, { recursive: true }),
    );
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(`shipgraph-${role}`))).toEqual([]);
  });
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly command: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom: unknown;
  readonly ports: readonly { readonly name: string }[];
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly securityContext: unknown;
}

interface Spec {
  readonly replicas: number;
  readonly selector: unknown;
  readonly strategy: { readonly rollingUpdate: { readonly maxUnavailable: number } };
  readonly template: {
    readonly metadata: { readonly labels: unknown };
    readonly spec: {
      readonly terminationGracePeriodSeconds: number;
      readonly securityContext: unknown;
      readonly containers: readonly [Container];
      readonly initContainers: readonly [Container];
    };
  };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: Spec;
}

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(deployFile('kubernetes.yaml'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const named = (kind: string, name: string): Manifest | undefined =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name);

  it('parses, and refers to its secret by name only', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
    expect(Object.keys(named('ConfigMap', 'shipgraph')?.data ?? {}).filter((name) => name in SECRETS)).toEqual([]);
  });

  describe.each(['web', 'worker'])('The deployment of the role %s', (role) => {
    const deployment = named('Deployment', `shipgraph-${role}`)?.spec;
    if (!deployment) throw new Error(`There is no deployment of the role ${role}.`);
    const pod = deployment.template.spec;
    const [container] = pod.containers;

    it('has settings that the service accepts in production', () => {
      const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      const given = { NODE_ENV: 'production', ...named('ConfigMap', 'shipgraph')?.data, ...own };

      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(parseConfig({ ...given, ...SECRETS })).toMatchObject({ production: true, role });
      for (const { envFrom } of [container, pod.initContainers[0]])
        expect(envFrom).toEqual([{ configMapRef: { name: 'shipgraph' } }, { secretRef: { name: 'shipgraph' } }]);
    });

    it('asks at ports that it has whether it lives and is ready', () => {
      const ports = container.ports.map(({ name }) => name);
      const probes: Probe[] = [container.livenessProbe, container.readinessProbe];

      expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/livez', '/readyz']);
      expect(ports).toEqual(expect.arrayContaining(probes.map(({ httpGet }) => httpGet.port)));
    });

    it('keeps two running, and lets each finish', () => {
      const [, pause] = container.lifecycle.preStop.exec.command;

      expect(deployment.replicas).toBeGreaterThanOrEqual(2);
      expect(deployment.strategy.rollingUpdate.maxUnavailable).toBe(0);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + exitSeconds);
      expect(named('PodDisruptionBudget', `shipgraph-${role}`)?.spec.selector).toEqual(deployment.selector);
      expect({ matchLabels: deployment.template.metadata.labels }).toEqual(deployment.selector);
    });

    it('runs without root, on files that it cannot change', () => {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      for (const { securityContext } of [container, ...pod.initContainers])
        expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    });

    it('migrates before it starts', () => {
      expect(pod.initContainers[0].command).toEqual(['node', 'dist/commands/migrate.js']);
    });
  });

  it('sends requests to web processes only', () => {
    expect(named('Service', 'shipgraph')?.spec.selector).toEqual({ app: 'shipgraph', role: 'web' });
  });
});

describe('patroni.yml', () => {
  const config = parse(deployFile('patroni.yml'));
  const { dcs } = config.bootstrap;

  it('waits longer for the lock than Patroni may need to renew it', () => {
    expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  });

  it('acknowledges commits that two nodes have, and rewinds an old primary', () => {
    expect(dcs).toMatchObject({ synchronous_mode: true, postgresql: { use_pg_rewind: true, parameters: { synchronous_commit: 'on' } } });
    expect(config.watchdog.device).toBe('/dev/watchdog');
  });

  it('lets nobody in without a password from another machine, and holds none', () => {
    const lines: string[] = dcs.postgresql.pg_hba;

    expect(lines.filter((line) => line.startsWith('host')).every((line) => line.endsWith('scram-sha-256'))).toBe(true);
    expect(deployFile('patroni.yml')).not.toMatch(/^\s*password:/m);
  });

  it('has as many voters as the configuration of etcd', () => {
    const voters = config.etcd3.hosts.split(',').map((host: string) => host.split(':')[0]);
    const [, cluster = ''] = /^ETCD_INITIAL_CLUSTER=(.*)$/m.exec(deployFile('etcd.env')) ?? [];

    expect(cluster.split(',').map((member) => new URL(member.split('=')[1] ?? '').hostname)).toEqual(voters);
    expect(voters).toHaveLength(3);
  });
});
