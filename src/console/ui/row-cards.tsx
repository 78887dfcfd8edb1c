import { Checkbox, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RowSelection, RowsProps } from './rows.js';
import './row-cards.css';

/** Rows as cards for narrow screens: the first column is the heading, the others are label-value pairs. */
export function RowCards<Row>({ caption, columns, rows, idOf, nameOf, selection }: RowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <div className="row-cards">
      {selection && rows.length > 0 && (
        <Checkbox label={t('table.tickAll')} checked={selection.isWhole} indeterminate={selection.isPart} onChange={selection.chooseAll} />
      )}
      <ul role="list" aria-label={caption}>
        {rows.map((row) => (
          <Paper key={idOf(row)} component="li" withBorder>
            <Card row={row} name={nameOf(row)} id={idOf(row)} columns={columns} selection={selection} />
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
}

function Card<Row>({ row, id, name, columns: [heading, ...columns], selection }: CardProps<Row>) {
  const { t } = useTranslation();
  return (
    <>
      <div className="row-cards-heading">
        {selection && <Checkbox aria-label={t('table.tick', { name })} checked={selection.has(id)} onChange={() => selection.choose(id)} />}
        <div>{heading?.cell(row)}</div>
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
