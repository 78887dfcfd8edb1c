import { Alert, Button, FileInput, Group, Select, SimpleGrid, Stack } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { saveFile, base64Of } from '../ui/files.js';
import { Section } from '../ui/section.js';
import { Trouble } from '../ui/trouble.js';
import { AssumedFields } from './assumed-fields.js';
import { inputOf, noDefaults } from './assumed.js';
import { keepFile } from './kept-file.js';
import { ImportShopsDocument, ImportTemplateDocument, UploadOrdersDocument } from './operations.generated.js';
import { RememberedAnswers } from './remembered-answers.js';
import type { OrderFileEncoding, OrderFileFormat } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';

const FORMATS = ['OWN', 'SHOPIFY', 'WOOCOMMERCE'] as const satisfies readonly OrderFileFormat[];
const ENCODINGS = ['UTF_8', 'WINDOWS_1252', 'WINDOWS_1256'] as const satisfies readonly OrderFileEncoding[];
const MAX_BYTES = 5_000_000;

/** Reads a file with orders. What comes of it is shown on its own page, before anything is placed. */
export function UploadForm() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { isOperator } = useSession();
  const [sellerId, setSeller] = useState<string | null>(null);
  const [shopDomain, setShop] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<OrderFileFormat | null>(null);
  const [encoding, setEncoding] = useState<OrderFileEncoding>('UTF_8');
  const [assumed, assume] = useState(noDefaults);
  const write = useWrite(UploadOrdersDocument, ({ createOrderImport: { id } }, sent) => {
    keepFile(id, sent);
    void navigate(`/shipments/import/${id}`);
  });
  const isTooLarge = (file?.size ?? 0) > MAX_BYTES;
  const upload = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!file || isTooLarge) return;
    const input = { sellerId, shopDomain, format, encoding, fileName: file.name, defaults: inputOf(assumed) };
    write.mutate({ input, file: await base64Of(file) });
  };
  return (
    <>
      <Section title={t('upload.title')} actions={<Template />}>
        <Stack component="form" gap="sm" onSubmit={(event: FormEvent) => void upload(event)}>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {isOperator && <OwnerChoice sellerId={sellerId} setSeller={setSeller} setShop={setShop} />}
            <ShopChoice sellerId={sellerId} isKnown={!isOperator || sellerId !== null} value={shopDomain} choose={setShop} />
            <FileField isTooLarge={isTooLarge} file={file} setFile={setFile} />
            <FormatFields format={format} setFormat={setFormat} encoding={encoding} setEncoding={setEncoding} />
          </SimpleGrid>
          <AssumedFields value={assumed} change={assume} />
          {write.error && <Trouble error={write.error} />}
          <Alert color="blue">{t('upload.consequences')}</Alert>
          <Group justify="flex-end">
            <Button type="submit" loading={write.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
              {t('upload.submit')}
            </Button>
          </Group>
        </Stack>
      </Section>
      <RememberedAnswers sellerId={sellerId} />
    </>
  );
}

interface OwnerChoiceProps {
  readonly sellerId: string | null;
  readonly setSeller: (value: string | null) => void;
  readonly setShop: (value: string | null) => void;
}

function OwnerChoice({ sellerId, setSeller, setShop }: OwnerChoiceProps) {
  const { t } = useTranslation('imports');
  return (
    <SellerChoice
      label={t('upload.seller')}
      required
      value={sellerId}
      onChange={(id) => {
        setSeller(id);
        setShop(null);
      }}
    />
  );
}

interface FormatFieldsProps {
  readonly format: OrderFileFormat | null;
  readonly setFormat: (value: OrderFileFormat | null) => void;
  readonly encoding: OrderFileEncoding;
  readonly setEncoding: (value: OrderFileEncoding) => void;
}

function FormatFields({ format, setFormat, encoding, setEncoding }: FormatFieldsProps) {
  const { t } = useTranslation('imports');
  return (
    <>
      <Select
        label={t('upload.format')}
        placeholder={t('upload.recognised')}
        clearable
        value={format}
        onChange={setFormat}
        data={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <ChoiceField
        label={t('upload.encoding')}
        of={ENCODINGS}
        nameOf={(value) => t(`encodings.${value}`)}
        value={encoding}
        choose={setEncoding}
      />
    </>
  );
}

interface FileFieldProps {
  readonly isTooLarge: boolean;
  readonly file: File | null;
  readonly setFile: (value: File | null) => void;
}

function FileField({ isTooLarge, file, setFile }: FileFieldProps) {
  const { t } = useTranslation('imports');
  return (
    <FileInput
      label={t('upload.file')}
      description={t('upload.fileHint')}
      placeholder={t('upload.choose')}
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      required
      clearable
      clearButtonProps={{ 'aria-label': t('upload.noFile') }}
      error={isTooLarge && t('upload.tooLarge')}
      value={file}
      onChange={setFile}
    />
  );
}

interface ShopChoiceProps {
  readonly sellerId: string | null;
  readonly isKnown: boolean;
  readonly value: string | null;
  readonly choose: (domain: string | null) => void;
}

function ShopChoice({ sellerId, isKnown, value, choose }: ShopChoiceProps) {
  const { t } = useTranslation('imports');
  const { data } = useRead(ImportShopsDocument, { sellerId }, { enabled: isKnown });
  const shops = data?.shops.nodes.filter(({ platform }) => platform !== 'manual') ?? [];
  return (
    <Select
      label={t('upload.shop')}
      description={t('upload.shopHint')}
      placeholder={t('upload.noShop')}
      clearable
      value={value}
      onChange={choose}
      data={shops.map(({ domain, name }) => ({ value: domain, label: `${name} (${domain})` }))}
    />
  );
}

function Template() {
  const { t } = useTranslation('imports');
  const load = useMutation({
    mutationFn: () => send(ImportTemplateDocument, {}),
    onSuccess: ({ orderFileTemplate: { fileName, csv } }) => saveFile(fileName, new Blob([csv], { type: 'text/csv' })),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={load.isPending}
      onClick={() => load.mutate()}
      leftSection={<IconDownload size={14} aria-hidden />}
    >
      {t('upload.template')}
    </Button>
  );
}
