import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withService } from '../app.js';
import { ConfigError, parseConfig } from '../config.js';
import { Actor } from '../kernel/actor.js';
import type { StaffRole } from '../kernel/permissions.js';
import { Refusal } from '../kernel/errors.js';
import { Passwords } from '../platform/auth/passwords.js';
import { createStaff, prepareStaff } from '../modules/staff/index.js';
import type { CreateStaffInput } from '../modules/staff/index.js';

const USAGE = `Makes a member of staff in the database of the service, also while the service runs, and prints a password this once:
  npm run staff:create -- --email you@example.com --name "Your name" [--role super_admin]
Roles: super_admin (when absent), ops, dispatcher, driver, accounts, reception.`;
const ROLES: readonly StaffRole[] = ['super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception'];
const PASSWORD_BYTES = 18;
/** Whoever may run commands beside the service may do what a super administrator may. */
const shell = new Actor({ type: 'super_admin', id: null });

/** How the first super administrator comes to be where there is no demo. */
try {
  const given = readArguments();
  if (given) await create(given);
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof Refusal)) throw error;
  console.error(error.message);
  if (error instanceof Refusal) for (const { field, message } of error.errors) console.error(`  ${field ?? ''} ${message}`);
  process.exitCode = 1;
}

function readArguments(): CreateStaffInput | undefined {
  const { email, name, role } = parsed();
  const known = ROLES.find((each) => each === role);
  if (email !== undefined && name !== undefined && known)
    return { email, name, role: known, password: randomBytes(PASSWORD_BYTES).toString('base64url') };
  console.error(USAGE);
  process.exitCode = 2;
  return undefined;
}

function parsed() {
  try {
    const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'super_admin' } } as const;
    return parseArgs({ options }).values;
  } catch {
    return { email: undefined, name: undefined, role: undefined };
  }
}

async function create(given: CreateStaffInput): Promise<void> {
  const checked = await prepareStaff({ actor: shell, services: { passwords: new Passwords() } }, given);
  const report = (message: string): void => console.error(message);
  const { email, role } = await withService(parseConfig(process.env), report, ({ unitOfWork }) =>
    unitOfWork.run(null, (tx) => createStaff(tx, checked)),
  );
  console.log(`${email} is a member of staff (${role}). The password, which is shown this once and can be changed after the login:`);
  console.log(given.password);
}
