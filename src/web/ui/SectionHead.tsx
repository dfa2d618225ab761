interface SectionHeadProps {
  id?: string;
  eyebrow?: string;
  title: string;
  description?: string;
  /** True if the head has one column of the page, where the sentence stands below the heading. */
  isNarrow?: boolean;
}

const columns = "items-end gap-12 lg:grid lg:grid-cols-[7fr_5fr] print:flex print:justify-between";

/** Head of a section: eyebrow, heading and, beside them, a sentence. */
export function SectionHead({ id, eyebrow, title, description, isNarrow = false }: SectionHeadProps) {
  return (
    <div
      className={`mb-7 break-inside-avoid break-after-avoid md:mb-10 print:mb-4 ${isNarrow ? "" : columns}`}
    >
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id} className="heading-2">
          {title}
        </h2>
      </div>
      {description && (
        <p className={`mt-3 max-w-[32em] text-muted ${isNarrow ? "" : "lg:mt-0"}`}>{description}</p>
      )}
    </div>
  );
}
