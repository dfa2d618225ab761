import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { administratorWords } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import type { AccountWork, ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import { isAllowed, type Role } from "#domain/admin/roles.ts";
import { addresses } from "../addresses.ts";
import { accountWorkQuery } from "./administrators-api.ts";

interface RemainingWorkProps {
  administrator: ListedAdministrator;
  /** The next role, which may still include the work; none after a removal. */
  role?: Role;
}

/**
 * Names the work that remains under the name of an account, with links to where it is cancelled or handed over. A screen reader
 * reads it when it is known, because the focus is in the field of the password by then.
 */
export function RemainingWork(props: RemainingWorkProps) {
  const { data: work, isError } = useQuery(accountWorkQuery(props.administrator.id));
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {isError && <p className="text-compact text-muted">{administratorWords.work.failed}</p>}
      {work && <WorkSentences {...props} work={work} />}
    </div>
  );
}

function WorkSentences({
  administrator: { username },
  role,
  work,
}: RemainingWorkProps & { work: AccountWork }) {
  const words = administratorWords.work;
  const planned = work.plannedContent + work.plannedPages;
  const keepsContent = role !== undefined && isAllowed(role, "content");
  const keepsInquiries = role !== undefined && isAllowed(role, "inquiries");
  return (
    <>
      {planned > 0 && !keepsContent && (
        <p className="text-compact leading-relaxed">
          {fill(words.planned, { username, count: planned })}
          <WorkLink to={addresses.editing} words={words.content} count={work.plannedContent} />
          <WorkLink to={addresses.pages} words={words.pages} count={work.plannedPages} />
        </p>
      )}
      {work.openInquiries > 0 && !keepsInquiries && (
        <p className="text-compact leading-relaxed">
          {fill(words.inquiries, { username, count: work.openInquiries })}
          <WorkLink to={addresses.inquiries} words={words.inbox} count={work.openInquiries} />
        </p>
      )}
    </>
  );
}

function WorkLink({ to, words, count }: { to: string; words: string; count: number }) {
  if (count === 0) return null;
  return (
    <>
      {" "}
      <Link to={to} className="font-semibold text-action underline underline-offset-4">
        {fill(words, { count })}
      </Link>
    </>
  );
}
