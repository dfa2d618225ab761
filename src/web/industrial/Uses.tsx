import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import { TermList } from "../ui/TermList.tsx";

export function Uses({ text }: { text: (typeof industrial)[Locale]["uses"] }) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead title={text.title} />
        <TermList items={text.items} columns={2} />
      </div>
    </section>
  );
}
