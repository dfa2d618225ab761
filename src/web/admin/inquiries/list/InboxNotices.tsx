import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { mailWords } from "#content/admin/mail.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import type { InboxPage } from "#domain/inquiries/inbox.ts";
import { useMayUse } from "../../account/role.ts";
import { addresses } from "../../addresses.ts";
import { inboxQueryOf } from "../state/inquiry-api.ts";

const strip = "border-notice-line border-b bg-notice-soft px-4 py-2 text-notice text-small";

export function InboxNotices({ page }: { page: InboxPage | undefined }) {
  if (page === undefined) return null;
  const count = page.counts["set-aside"];
  return (
    <>
      {count > 0 && <SetAside count={count} />}
      {!page.isMailed && <NotMailed />}
    </>
  );
}

function SetAside({ count }: { count: number }) {
  return (
    <p className={strip}>
      {fill(inquiryWork.setAside.notice, { count: wholeNumber(count) })}{" "}
      <Link
        to={`${addresses.inquiries}?${inboxQueryOf({ status: "set-aside", search: "", page: 1 })}`}
        className="font-semibold underline underline-offset-4"
      >
        {inquiryWork.setAside.link}
      </Link>
    </p>
  );
}

function NotMailed() {
  const mayManageSite = useMayUse("siteManagement");
  const { title, description } = admin.inquiries.notMailed;
  return (
    <p className={strip}>
      <strong className="font-semibold">{title}</strong>{" "}
      <span className={mayManageSite ? "sr-only" : ""}>{description}</span>{" "}
      {mayManageSite && (
        <Link to={addresses.mail} className="font-semibold underline underline-offset-4">
          {mailWords.title}
        </Link>
      )}
    </p>
  );
}
