import type { ReactNode } from "react";

interface DesignSectionProps {
  /** Where the navigation of the design tool leads. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One section of the design tool: a hairline, its heading with a sentence beside it, and its content. */
export function DesignSection({ id, title, lead, children }: DesignSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="design-section scroll-mt-10 border-line border-t py-10 outline-none lg:py-12"
    >
      <div className="mb-6 grid gap-x-10 gap-y-2 lg:grid-cols-[5fr_7fr]">
        <h3 id={`${id}-title`} className="text-title-l">
          {title}
        </h3>
        {lead && <p className="max-w-[44em] text-compact text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
