interface SectionHeadProps {
  id?: string;
  eyebrow?: string;
  title: string;
  description?: string;
}

/** Head of a section: eyebrow, heading and, beside them, a sentence. */
export function SectionHead({ id, eyebrow, title, description }: SectionHeadProps) {
  return (
    <div className="mb-7 break-inside-avoid break-after-avoid items-end gap-12 md:mb-10 lg:grid lg:grid-cols-[7fr_5fr] print:mb-4 print:flex print:justify-between">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id} className="heading-2">
          {title}
        </h2>
      </div>
      {description && <p className="mt-3 max-w-[32em] text-muted lg:mt-0">{description}</p>}
    </div>
  );
}
