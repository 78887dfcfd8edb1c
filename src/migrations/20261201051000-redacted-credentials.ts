import { Migration } from '../platform/db/migration.js';

/** Values that the audit log kept although they are secret, by the action and the path of the argument. */
const SECRETS = [
  ['connectCarrier', '{input,credentials}'],
  ['updateCarrierAccount', '{input,credentials}'],
  ['receiveCarrierEvents', '{headers}'],
] as const;

/** Removes credentials of carriers from audit events. Every event stays, with everything else that it says. */
export class RedactedCredentials extends Migration {
  override up(): void {
    this.addSql('alter table "audit_event" disable trigger "audit_event_unchanged"');
    for (const [action, path] of SECRETS)
      this.addSql(
        `update "audit_event" set "arguments" = jsonb_set("arguments", '${path}', '"[redacted]"') where "action" = '${action}' and jsonb_typeof("arguments" #> '${path}') in ('object', 'array', 'string')`,
      );
    this.addSql('alter table "audit_event" enable trigger "audit_event_unchanged"');
  }
}
