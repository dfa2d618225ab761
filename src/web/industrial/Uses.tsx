import type { industrial } from "#content/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { TermList } from "../ui/TermList.tsx";

export function Uses({ text }: { text: (typeof industrial)[Locale]["uses"] }) {
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 className="heading-2">{text.title}</h2>
        <TermList items={text.items} />
      </div>
    </section>
  );
}
