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

const USAGE = `Creates a member of staff in the database of the service, which may be running, and prints a password once:
  npm run staff:create -- --email you@example.com --name "Your name" [--role super_admin]
Roles: super_admin (default), ops, dispatcher, driver, accounts, reception.`;
const ROLES: readonly StaffRole[] = ['super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception'];
const PASSWORD_BYTES = 18;
/** Anyone who can run commands on the server has the rights of a super administrator. */
const shell = new Actor({ type: 'super_admin', id: null });

/** Creates the first super administrator of an installation without demo accounts. */
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
    unitOfWork.run(null, (tx) => createStaff(tx, shell, checked)),
  );
  console.log(`${email} is a member of staff (${role}). The password is shown only once and can be changed after the login:`);
  console.log(given.password);
}
