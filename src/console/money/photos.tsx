import { Anchor, Group, Image, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Photos given as links. If a photo fails to load, its link remains. */
export function Photos({ links, of }: { readonly links: readonly string[]; readonly of: string }) {
  const { t } = useTranslation('money');
  if (links.length === 0) return <Text size="sm">{t('evidence.noPhotos')}</Text>;
  return (
    <Group component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={of}>
      {links.map((link, index) => (
        <li key={`${index} ${link}`}>
          <Photo link={link} name={t('evidence.photo', { of, number: index + 1 })} />
        </li>
      ))}
    </Group>
  );
}

function Photo({ link, name }: { readonly link: string; readonly name: string }) {
  const [isLost, setLost] = useState(false);
  // The link is untrusted user input.
  if (!/^https?:\/\//i.test(link)) return <Text size="sm">{link}</Text>;
  return (
    <Anchor href={link} target="_blank" rel="noreferrer" size="sm" maw={320} truncate display="inline-block">
      {isLost ? (
        <Group gap={4} wrap="nowrap" component="span">
          <IconPhotoOff size={16} aria-hidden />
          {name}
        </Group>
      ) : (
        <Image
          src={link}
          alt={name}
          h={120}
          w="auto"
          maw={240}
          radius="sm"
          fit="contain"
          referrerPolicy="no-referrer"
          onError={() => setLost(true)}
        />
      )}
    </Anchor>
  );
}
