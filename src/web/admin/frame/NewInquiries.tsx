import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { inboxCountsQuery } from "../inquiries/state/inquiry-api.ts";

/** Number of unanswered inquiries; nothing for 0. Refetched when mounted again. */
export function NewInquiries() {
  const { data } = useQuery(inboxCountsQuery);
  if (!data?.new) return null;
  const count = wholeNumber(data.new);
  return (
    <span className="figures rounded-full bg-accent px-1.5 py-0.5 font-semibold text-fine text-on-accent leading-tight">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{fill(admin.navigation.newInquiries, { count })}</span>
    </span>
  );
}
