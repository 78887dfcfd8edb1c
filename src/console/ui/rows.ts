import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligns amounts and counts. */
  readonly end?: boolean;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** Content, as columns or cards. */
export interface RowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly selection: RowSelection | undefined;
}

/** Row selection of a page. */
export interface RowSelection {
  readonly has: (id: string) => boolean;
  readonly isWhole: boolean;
  readonly isPart: boolean;
  /** Toggles the selection of a row. */
  readonly choose: (id: string) => void;
  readonly chooseAll: () => void;
}

export function rowSelection({ ids, choose }: Selection, all: readonly string[]): RowSelection {
  const ticked = all.filter((id) => ids.has(id)).length;
  const isWhole = all.length > 0 && ticked === all.length;
  return {
    has: (id) => ids.has(id),
    isWhole,
    isPart: ticked > 0 && !isWhole,
    choose: (id) => {
      const changed = new Set(ids);
      if (!changed.delete(id)) changed.add(id);
      choose(changed);
    },
    chooseAll: () => choose(new Set(isWhole ? [] : all)),
  };
}
