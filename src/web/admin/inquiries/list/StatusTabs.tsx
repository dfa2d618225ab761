import { admin } from "#content/admin/admin.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { type InboxPage, type InquiryStatus, inquiryStatuses } from "#domain/inquiries/inbox.ts";
import { tabClass } from "../../../ui/fields/tool-class.ts";

const waiting = new Set<InquiryStatus>(["new", "set-aside"]);

interface StatusTabsProps {
  /** `undefined` during a search, which covers all statuses. */
  status: InquiryStatus | undefined;
  counts: InboxPage["counts"] | undefined;
  onStatus: (status: InquiryStatus) => void;
}

export function StatusTabs({ status, counts, onStatus }: StatusTabsProps) {
  const words = admin.inquiries;
  return (
    <nav aria-label={words.tabsLabel}>
      <ul className="flex flex-wrap gap-x-1 whitespace-nowrap">
        {inquiryStatuses.map((tab) => (
          <li key={tab}>
            <button
              type="button"
              {...(tab === status ? { "aria-current": "true" as const } : {})}
              onClick={() => onStatus(tab)}
              className={tabClass}
            >
              {words.tabs[tab]}
              {counts && (
                <span
                  className={`figures rounded-full px-2 py-0.5 text-fine leading-tight ${
                    waiting.has(tab) && counts[tab] > 0 ? "bg-accent text-on-accent" : "bg-mist text-muted"
                  }`}
                >
                  {wholeNumber(counts[tab])}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
