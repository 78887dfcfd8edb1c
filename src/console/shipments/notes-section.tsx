import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { Instant } from '../ui/instant.js';
import { saveFile, bytesOf } from '../ui/files.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { Trouble } from '../ui/trouble.js';
import { useActorText } from './actor-text.js';
import { NoteAction } from './note-action.js';
import { NoteFileDocument, type NoteRowFragment } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Notes of the shipment, and an action to add one. */
export function NotesSection({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  return (
    <Section title={t('notes.title')} actions={can('shipment:move') && <NoteAction shipment={shipment} />}>
      {shipment.notes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('notes.none')}
        </Text>
      )}
      {shipment.notes.toReversed().map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Section>
  );
}

function Note({ note: { text, type, visibility, createdAt, author, attachments } }: { readonly note: NoteRowFragment }) {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  const actorText = useActorText();
  return (
    <Paper withBorder p="xs">
      <Stack gap={4}>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Text>
        <Group gap="xs">
          {attachments.map((attachment) => (
            <Attachment key={attachment.id} {...attachment} />
          ))}
        </Group>
        <Group gap={6}>
          <Text size="xs" c="dimmed">
            <Instant at={createdAt} ago /> · <bdi>{author.name ?? actorText(author.role)}</bdi> ·{' '}
            {t(`noteTypes.${type}` as 'noteTypes.general')}
          </Text>
          {isOperator && (
            <StateBadge
              colour={visibility === 'internal' ? 'gray' : 'blue'}
              label={visibility === 'internal' ? t('notes.internal') : t('notes.seller')}
            />
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

interface AttachmentProps {
  readonly id: string;
  readonly fileName: string;
  readonly size: number;
}

/** Loads a file on demand and downloads it instead of displaying it, because its content is untrusted. */
function Attachment({ id, fileName, size }: AttachmentProps) {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { noteAttachmentFile: file } = await send(NoteFileDocument, { id });
      saveFile(file.fileName, new Blob([bytesOf(file.content)], { type: file.contentType }));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconPaperclip size={14} aria-hidden />}
        onClick={() => void save()}
        loading={isBusy}
        disabled={!isOperator}
        aria-label={t('notes.save', { name: fileName })}
      >
        <bdi>{fileName}</bdi>&nbsp;({Math.ceil(size / 1024)} KiB)
      </Button>
      {error && <Trouble error={error} />}
    </>
  );
}
