import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligns amounts and counts. */
  readonly end?: boolean;
  /** Shown only to users who choose it. */
  readonly isExtra?: boolean;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** What is shown of a row beside the list. */
export interface Preview<Row> {
  readonly title: (row: Row) => string;
  /** Page of the row. */
  readonly to: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
}

/** Content, as columns or cards. */
export interface RowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly selection: RowSelection | undefined;
  /** Absent for lists without a preview. */
  readonly peek: Peek | undefined;
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

/** Which row is shown beside the list, and which one the arrow keys start from. */
export interface Peek {
  readonly openId: string | null;
  /** The row that the Tab key reaches. */
  readonly atId: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
  readonly moveTo: (id: string) => void;
}
