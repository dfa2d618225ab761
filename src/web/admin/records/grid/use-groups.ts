import { useState } from "react";
import type { Columns } from "#domain/records/column-types.ts";
import { type GridKind, type GridProblem, shownColumns } from "./grid-rows.ts";

export interface Groups<T extends Columns> {
  isOpen(title: string): boolean;
  toggle(title: string): void;
  open(columns: readonly string[]): void;
  shown: readonly Extract<keyof T, string>[];
}

/** The open groups: those the user opened, and those with problems. */
export function useGroups<T extends Columns>(
  kind: GridKind<T>,
  problems: readonly GridProblem<T>[],
): Groups<T> {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const groups = kind.groups ?? [];
  const titlesOf = (columns: readonly string[]) =>
    groups.filter((group) => group.columns.some((name) => columns.includes(name))).map(({ title }) => title);
  const wrong = titlesOf(problems.map(({ column }) => column));
  const isOpen = (title: string) => opened.includes(title) || wrong.includes(title);
  return {
    isOpen,
    toggle: (title) =>
      setOpened((now) => (now.includes(title) ? now.filter((other) => other !== title) : [...now, title])),
    open: (columns) => setOpened((now) => [...new Set([...now, ...titlesOf(columns)])]),
    shown: shownColumns(kind, isOpen),
  };
}
