import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import {
  type InboxInquiry,
  type InquiryUpdate,
  inquiryDays,
  type StaffStatus,
  staffStatuses,
} from "#domain/inquiries/inbox.ts";
import { createChangeSequence, type RequestedChange } from "../state/checked-changes.ts";
import { staffQuery } from "../state/inquiry-api.ts";
import { readDay, readWon } from "../state/typed-values.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";
import { StoredChoice } from "./StoredChoice.tsx";
import { type InputKind, StoredInput } from "./StoredInput.tsx";

const words = inquiryWork.progress;

/** Status, responsible person, next date and value of an inquiry; each is stored at once. */
export function Progress({ inquiry }: { inquiry: InboxInquiry }) {
  const { data: names = [] } = useQuery(staffQuery);
  const [request] = useState(createChangeSequence);
  const { mutateAsync } = useInquiryChange({
    run: ({ make }: { make: RequestedChange; status: StaffStatus | undefined }) => make(),
    done: (_, { status }) => ({ title: status ? admin.inquiries.moved[status] : words.saved }),
    failed: words.failed,
    scope: `progress ${inquiry.id}`,
  });
  const change = (update: InquiryUpdate) =>
    mutateAsync({ make: request(inquiry, update), status: update.status });
  const { responsible, status } = inquiry;
  const known = responsible === null || names.includes(responsible) ? names : [...names, responsible];
  return (
    <section aria-label={words.title} className="mt-6 mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StoredChoice
        label={words.status}
        stored={status}
        onStore={async (value) => {
          const chosen = staffStatuses.find((each) => each === value);
          if (chosen) await change({ status: chosen });
        }}
      >
        {status === "set-aside" && <option value={status}>{admin.inquiries.tabs[status]}</option>}
        {staffStatuses.map((each) => (
          <option key={each} value={each}>
            {admin.inquiries.tabs[each]}
          </option>
        ))}
      </StoredChoice>
      <StoredChoice
        label={words.responsible}
        stored={responsible ?? ""}
        onStore={(value) => change({ responsible: value || null })}
      >
        <option value="">{words.nobody}</option>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </StoredChoice>
      <StoredInput
        label={words.next}
        name={unsavedName.next(inquiry.id)}
        kind={dayInput}
        stored={inquiry.nextOn}
        onStore={(nextOn) => change({ nextOn })}
      />
      <StoredInput
        label={words.value}
        name={unsavedName.value(inquiry.id)}
        kind={wonInput}
        stored={inquiry.valueKrw}
        onStore={(valueKrw) => change({ valueKrw })}
      />
    </section>
  );
}

const dayInput: InputKind<string> = {
  input: { type: "date", min: inquiryDays.first, max: inquiryDays.last },
  show: (day) => day,
  read: readDay,
  problem: words.invalidDay,
};

const wonInput: InputKind<number> = {
  input: { type: "text", inputMode: "numeric" },
  show: (won) => wholeNumber(won),
  read: readWon,
  problem: words.invalidValue,
};
