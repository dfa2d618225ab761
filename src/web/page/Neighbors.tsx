import type { ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "../ui/icons/visitor-icons.ts";

/** Record beside the current one, and its link label. */
interface Neighbor {
  href: string;
  title: string;
  /** Label such as "Newer". */
  name: string;
}

interface NeighborsProps {
  label: string;
  /** Absent at the end of the list. */
  newer: Neighbor | undefined;
  older: Neighbor | undefined;
}

/** Links to the older record on the left and the newer one on the right, as time runs. */
export function Neighbors({ label, newer, older }: NeighborsProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className="page-width pb-16 lg:pb-22 print:hidden">
      <div className="grid border-line border-y sm:grid-cols-2">
        {older && (
          <Step {...older} rel="prev">
            <ArrowLeft className="size-5 shrink-0" />
          </Step>
        )}
        {newer && (
          <Step
            {...newer}
            rel="next"
            className="border-line not-first:max-sm:border-t not-first:sm:border-l sm:col-start-2 sm:flex-row-reverse sm:text-right"
          >
            <ArrowRight className="size-5 shrink-0" />
          </Step>
        )}
      </div>
    </nav>
  );
}

interface StepProps extends Neighbor {
  rel: "prev" | "next";
  className?: string;
  children: ReactNode;
}

function Step({ href, title, name, rel, className = "", children }: StepProps) {
  return (
    <a
      href={href}
      rel={rel}
      className={`group flex items-center gap-5 px-1 py-6 hover:text-action sm:px-6 ${className}`}
    >
      {children}
      <span className="min-w-0 grow">
        <span className="block text-muted text-small">{name}</span>
        <span className="wrap-anywhere mt-0.5 line-clamp-2 font-semibold">{title}</span>
      </span>
    </a>
  );
}
