import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { inboxCountsQuery } from "../inquiries/state/inquiry-api.ts";

/**
 * Number of unanswered inquiries, beside their link; nothing where there are none. It is fetched again when
 * mounted anew.
 */
export function NewInquiries() {
  const { data } = useQuery(inboxCountsQuery);
  if (!data?.new) return null;
  const count = data.new.toLocaleString("en");
  return (
    <span className="figures ml-1.5 rounded-full bg-sky px-2 py-0.5 text-fine text-ink leading-tight">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{fill(admin.navigation.newInquiries, { count })}</span>
    </span>
  );
}
