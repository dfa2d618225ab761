import { Fragment } from "react";
import { ChevronRight } from "../../ui/icons/visitor-icons.ts";
import type { PageWithHeader } from "../page-data.ts";

interface BreadcrumbsProps {
  steps: PageWithHeader["breadcrumbs"];
  label: string;
  isDark?: boolean;
}

export function Breadcrumbs({ steps, label, isDark = false }: BreadcrumbsProps) {
  const last = steps.length - 1;
  return (
    <nav aria-label={label}>
      <ol
        className={`flex flex-wrap items-center gap-x-1.5 text-sm ${isDark ? "text-moon print:text-ink" : "text-muted"}`}
      >
        {steps.map((step, index) => (
          <Fragment key={step.href}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight className="size-3.5 opacity-70" />
              </li>
            )}
            <li>
              {index === last ? (
                <span aria-current="page" className={isDark ? "text-white print:text-ink" : "text-ink"}>
                  {step.label}
                </span>
              ) : (
                <a
                  href={step.href}
                  className={`inline-block py-1 hover:underline ${isDark ? "hover:text-white" : "hover:text-action"}`}
                >
                  {step.label}
                </a>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
