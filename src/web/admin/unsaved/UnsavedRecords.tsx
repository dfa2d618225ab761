import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { useUnsavedValues } from "./unsaved-names.ts";

export interface UnsavedRecord<Entry> {
  name: string;
  title: string;
  entry: Entry;
}

interface UnsavedRecordsProps<Entry> {
  prefix: string;
  schema: z.ZodMiniType<Entry>;
  titleOf: (entry: Entry) => string;
  /** Renders the control that opens the form with the entries. */
  opener: (record: UnsavedRecord<Entry>) => ReactNode;
}

/** Records with unsaved entries, including deleted ones, which are in no list. */
export function UnsavedRecords<Entry>({ prefix, schema, titleOf, opener }: UnsavedRecordsProps<Entry>) {
  const words = admin.unsavedRecords;
  const records = [...useUnsavedValues()].flatMap(([name, value]) => {
    const entry = name.startsWith(prefix) ? schema.safeParse(value).data : undefined;
    return entry === undefined ? [] : [{ name, entry, title: titleOf(entry).trim() || words.untitled }];
  });
  if (records.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="mb-4 rounded-card border border-notice-line bg-notice-soft px-4 py-3 text-compact"
    >
      <h2 className="text-compact text-notice tracking-normal">{words.title}</h2>
      <ul className="mt-1 grid gap-1">
        {records.map((record) => (
          <li key={record.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere min-w-0">{record.title}</span>
            {opener(record)}
          </li>
        ))}
      </ul>
    </section>
  );
}
