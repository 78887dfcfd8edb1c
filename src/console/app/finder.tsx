import { Group, Kbd, Modal, NavLink, ScrollArea, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextField } from '../ui/text-field.js';
import { Trouble } from '../ui/trouble.js';
import type { Command } from './commands.js';
import { useFound, type Found } from './use-found.js';

/** The command menu: runs actions, and finds pages, shipments, sellers, shops, runs, invoices and requests. */
export default function Finder({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened={opened} onClose={close} padding="xs" size="lg">
      <Modal.Overlay />
      <Modal.Content aria-label={t('finder.open')}>
        <Modal.Body>{opened && <Search close={close} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const LIST = 'found';
const optionOf = (index: number): string => `${LIST}-${index}`;

function Search({ close }: { readonly close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, isSearching, error } = useFound(typed.trim());
  const commands = found.flatMap((group) => group.commands);
  useEffect(() => setChosen(0), [typed]);
  useEffect(() => void document.getElementById(optionOf(chosen))?.scrollIntoView({ block: 'nearest' }), [chosen]);

  const input = useRef<HTMLInputElement>(null);
  const take = ({ does }: Command): void => {
    // The page that opens takes the focus.
    input.current?.blur();
    close();
    if ('to' in does) void navigate(does.to);
    else does.run();
  };
  return (
    <>
      <TextField
        ref={input}
        data-autofocus
        data-keeps-focus
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        placeholder={t('finder.placeholder')}
        aria-label={t('finder.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls={LIST}
        aria-activedescendant={commands[chosen] ? optionOf(chosen) : undefined}
        value={typed}
        change={setTyped}
        onKeyDown={(event) =>
          steer(event, { count: commands.length, chosen, choose: setChosen, take: () => commands[chosen] && take(commands[chosen]) })
        }
      />
      {error && <Trouble error={error} />}
      <FoundList found={found} chosen={chosen} take={take} />
      <Text c="dimmed" size="sm" p={commands.length === 0 || isSearching ? 'sm' : 0} role="status">
        {isSearching ? t('loading') : commands.length === 0 && t('finder.nothing')}
      </Text>
    </>
  );
}

interface Steering {
  readonly count: number;
  readonly chosen: number;
  readonly choose: (index: number) => void;
  readonly take: () => void;
}

function steer(event: KeyboardEvent, { count, chosen, choose, take }: Steering): void {
  const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: count - 1 }[event.key];
  if (next !== undefined && count > 0) {
    event.preventDefault();
    choose((next + count) % count);
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    take();
  }
}

interface FoundListProps {
  readonly found: readonly Found[];
  readonly chosen: number;
  readonly take: (command: Command) => void;
}

function FoundList({ found, chosen, take }: FoundListProps) {
  const { t } = useTranslation();
  const firsts = found.map((_group, index) => found.slice(0, index).reduce((sum, { commands }) => sum + commands.length, 0));
  return (
    <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: -1 }}>
      <div id={LIST} role="listbox" aria-label={t('finder.found')}>
        {found.map(({ kind, commands }, group) => (
          <div key={kind} role="group" aria-label={t(`finder.kinds.${kind}`)}>
            <Text size="xs" c="dimmed" fw={600} px="sm" pt="xs" aria-hidden>
              {t(`finder.kinds.${kind}`)}
            </Text>
            {commands.map((command, index) => (
              <Option key={command.key} command={command} index={(firsts[group] ?? 0) + index} chosen={chosen} take={take} />
            ))}
          </div>
        ))}
      </div>
    </ScrollArea.Autosize>
  );
}

interface OptionProps extends Pick<FoundListProps, 'chosen' | 'take'> {
  readonly command: Command;
  readonly index: number;
}

function Option({ command, index, chosen, take }: OptionProps) {
  const { label, description, icon: Icon, keys = [] } = command;
  return (
    <NavLink
      id={optionOf(index)}
      role="option"
      aria-selected={index === chosen}
      active={index === chosen}
      tabIndex={-1}
      label={<bdi>{label}</bdi>}
      description={description}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={
        keys.length > 0 && (
          <Group gap={4} dir="ltr" aria-hidden visibleFrom="xs">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Group>
        )
      }
      onClick={() => take(command)}
    />
  );
}
