import { Checkbox, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PreviewButton } from './preview-button.js';
import type { Peek, RowSelection, RowsProps } from './rows.js';
import { rowAttributes, rowEvents } from './use-peek.js';
import './row-cards.css';

/** Rows as cards for narrow screens: the first column is the heading, the others are label-value pairs. */
export function RowCards<Row>({ caption, columns, rows, idOf, nameOf, selection, peek }: RowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <div className="row-cards">
      {selection && rows.length > 0 && (
        <Checkbox label={t('table.tickAll')} checked={selection.isWhole} indeterminate={selection.isPart} onChange={selection.chooseAll} />
      )}
      <ul role="list" aria-label={caption} {...rowEvents(peek, selection)}>
        {rows.map((row) => (
          <Paper key={idOf(row)} component="li" withBorder {...rowAttributes(idOf(row), peek)}>
            <Card row={row} name={nameOf(row)} id={idOf(row)} columns={columns} selection={selection} peek={peek} />
          </Paper>
        ))}
      </ul>
    </div>
  );
}

interface CardProps<Row> extends Pick<RowsProps<Row>, 'columns'> {
  readonly row: Row;
  readonly id: string;
  readonly name: string;
  readonly selection: RowSelection | undefined;
  readonly peek: Peek | undefined;
}

function Card<Row>({ row, id, name, columns: [heading, ...columns], selection, peek }: CardProps<Row>) {
  const { t } = useTranslation();
  return (
    <>
      <div className="row-cards-heading">
        {selection && <Checkbox aria-label={t('table.tick', { name })} checked={selection.has(id)} onChange={() => selection.choose(id)} />}
        <div>{heading?.cell(row)}</div>
        {peek && <PreviewButton name={name} id={id} peek={peek} />}
      </div>
      <dl>
        {columns.map(({ key, title, cell }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
