import type { ReactNode, Ref } from "react";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";

interface DesignSectionProps {
  /** Anchor of the tool's navigation. */
  id: string;
  title: string;
  /** Main figure of the section, visible while it is closed. */
  figure?: string | undefined;
  lead?: string;
  /** Open initially, or as soon as a value of the section is found in the address. */
  isOpen?: boolean | undefined;
  /** Print: on one sheet with its heading, or not at all. */
  onPaper?: keyof typeof paperLooks;
  onOpen?: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const paperLooks = { whole: "break-inside-avoid", none: "print:hidden" };

/** Section of the design tool: a summary line with heading and main figure, which discloses its content. */
export function DesignSection(props: DesignSectionProps) {
  const { id, title, figure, lead, isOpen, onPaper, onOpen, ref, children } = props;
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`design-section border-line border-t outline-none ${onPaper ? paperLooks[onPaper] : ""}`}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget, target }) => target === currentTarget && currentTarget.open && onOpen?.()}
        className="group/section opens-in-print"
      >
        <summary className="disclosure-line min-h-16 cursor-pointer py-3.5">
          <h3 id={`${id}-title`} className="text-title-l">
            {title}
          </h3>
          {figure && <span className="figures font-semibold text-compact text-navy">{figure}</span>}
          <ChevronDown className="size-5 text-action transition-transform group-open/section:rotate-180 print:hidden" />
        </summary>
        <div className="pt-1 pb-10 lg:pb-12">
          {lead && <p className="mb-6 max-w-[52em] text-compact text-muted">{lead}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens the section with an id, or the one that contains it. */
export function openSection(id: string): void {
  const section = document.getElementById(id)?.closest(".design-section");
  const details = section?.querySelector<HTMLDetailsElement>(":scope > details");
  if (details) details.open = true;
}
