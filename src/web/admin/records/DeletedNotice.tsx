import { toolButton } from "../../ui/fields/tool-class.ts";

interface DeletedNoticeProps {
  heading: "h2" | "h3";
  words: { title: string; description: string; saveAsNew: string };
  onSaveAsNew: (event: React.FormEvent) => void;
}

/** Shown when the record was deleted meanwhile; the form keeps its entries. */
export function DeletedNotice({ heading: Heading, words, onSaveAsNew }: DeletedNoticeProps) {
  return (
    <section role="alert" className="rounded-card border border-notice-line bg-notice-soft p-4 text-compact">
      <Heading className="text-base text-notice">{words.title}</Heading>
      <p className="mt-2">{words.description}</p>
      <button type="button" onClick={onSaveAsNew} className={toolButton("primary", "mt-3")}>
        {words.saveAsNew}
      </button>
    </section>
  );
}
