import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { parseUnitChoice } from "#content/figures/units-text.ts";
import { inquiry as form } from "#content/inquiries/inquiry.ts";
import { dutySummary } from "#content/inquiries/inquiry-duty.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { paths } from "#content/paths.ts";
import { readSelection, unitChoiceName } from "#documents/selection/selection-texts.ts";
import type { InboxInquiry, InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import { type InquiryField, inquiryFieldNames, inquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import { seriesOfModel } from "#domain/products/model/series-order.ts";
import { dutyQuery } from "#engine/duty/duty-query.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Mail } from "../../../ui/icons/admin-icons.ts";
import { ArrowLeft, Printer } from "../../../ui/icons/visitor-icons.ts";
import { productQuery, productsQuery } from "../../products/product-api.ts";
import { useForVisitors } from "../../products/use-for-visitors.ts";
import { isWide } from "../../screen/use-wide.ts";
import { useUnsavedNames } from "../../unsaved/unsaved-names.ts";
import { Progress } from "../progress/Progress.tsx";
import { ReplyForm } from "../reply/ReplyForm.tsx";
import { unsavedName } from "../state/unsaved-names.ts";
import { AnsweredButton } from "./AnsweredButton.tsx";
import { History } from "./History.tsx";
import { InquiryActions } from "./InquiryActions.tsx";
import { InquiryFacts } from "./InquiryFacts.tsx";
import { InquiryFiles } from "./InquiryFiles.tsx";
import { Notes } from "./Notes.tsx";
import { Selected } from "./Selected.tsx";

interface InquiryDetailProps {
  inquiry: InboxInquiry;
  /** With notes and history; `undefined` while loading. */
  complete: InquiryWithHistory | undefined;
  isMailSetUp: boolean;
  takesFocus: boolean;
  /** @param isMoved true if the list may no longer have the inquiry */
  onLeave: (isMoved: boolean) => void;
}

export function InquiryDetail({ inquiry, complete, isMailSetUp, takesFocus, onLeave }: InquiryDetailProps) {
  const words = admin.inquiries;
  const heading = useRef<HTMLHeadingElement>(null);
  const onMoved = () => onLeave(true);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // The window is scrolled to a row of the list, which narrow screens show in place of the inquiry.
    if (!isWide()) scrollTo({ top: 0, behavior: "instant" });
  }, [takesFocus]);
  const isBegun = useUnsavedNames().has(unsavedName.reply(inquiry.id));
  const [reply, setReply] = useState<Reply>(isBegun ? "begun" : "closed");
  const suspected = inquiry.suspicion && words.suspicions[inquiry.suspicion];
  const reason = inquiry.status === "set-aside" ? words.setAside : suspected;
  return (
    <article data-print-sheet aria-labelledby="inquiry-heading" className="min-w-0 p-5 lg:px-6">
      <button
        type="button"
        onClick={() => onLeave(false)}
        className={toolButton("quiet", "-ml-3 mb-3 lg:hidden")}
      >
        <ArrowLeft className="size-4" />
        {words.back}
      </button>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <h2 ref={heading} id="inquiry-heading" tabIndex={-1} className="wrap-anywhere text-xl outline-none">
          {inquiry.company}
        </h2>
        <HeaderActions
          isReady={complete !== undefined}
          isReplying={reply !== "closed"}
          onReply={(isAsked) => setReply(isAsked ? "asked" : "closed")}
        >
          <AnsweredButton inquiry={inquiry} onMoved={onMoved} />
        </HeaderActions>
      </header>
      {reason && (
        <p className="mb-4 rounded-button bg-notice-soft px-3.5 py-2.5 text-note text-notice">{reason}</p>
      )}
      {longFields.map((name) => (
        <LongText key={name} name={name} text={inquiry[name]} />
      ))}
      <Progress inquiry={inquiry} />
      <InquiryFacts inquiry={inquiry} />
      {inquiry.selection && <SelectedOnOffer inquiry={inquiry} selection={inquiry.selection} />}
      {inquiry.duty && (
        <Attached words={words.duty} href={`${paths.calculator}${dutyQuery(inquiry.duty)}`}>
          {dutySummary(inquiry.duty, "ko", unitsOf(inquiry))}
        </Attached>
      )}
      {inquiry.project && (
        <Attached words={words.project} href={projectPath(inquiry.project.id)}>
          {inquiry.project.title}
        </Attached>
      )}
      <InquiryFiles inquiry={inquiry} />
      {reply !== "closed" && complete && (
        <ReplyForm
          inquiry={complete}
          isMailSetUp={isMailSetUp}
          takesFocus={reply === "asked"}
          onSent={() => setReply("closed")}
        />
      )}
      <Notes inquiryId={inquiry.id} notes={complete?.notes} />
      {complete && <History inquiry={complete} />}
      {complete && <InquiryActions inquiry={complete} onMoved={onMoved} />}
    </article>
  );
}

/** The selection, with links for what visitors are offered at present. */
function SelectedOnOffer(props: Omit<ComponentProps<typeof Selected>, "products" | "lowNoise">) {
  const { data: listed = [] } = useQuery(productsQuery);
  const products = listed.filter(useForVisitors());
  const texts = readSelection(new URLSearchParams(props.selection.query));
  const series = seriesOfModel(products, texts);
  // The list has the names of models alone.
  const { data: product } = useQuery({
    ...productQuery(series?.id ?? 0),
    enabled: series !== undefined && texts.quiet !== undefined,
  });
  const record = product?.models.find(({ name }) => name === texts.model);
  return <Selected {...props} products={products} lowNoise={record?.lowNoise} />;
}

/** `begun` has an unsent text from before; only one that was asked for now takes the focus. */
type Reply = "closed" | "begun" | "asked";

const longFields = inquiryFieldNames.filter((name) => inquiryFields[name].kind === "text");

function LongText({ name, text }: { name: InquiryField; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h3 className="mb-2 text-compact not-first-of-type:mt-6">{form.ko.fields[name].label}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap rounded-button bg-mist p-4 text-compact leading-relaxed">
        {text}
      </p>
    </>
  );
}

function unitsOf({ selection }: InboxInquiry) {
  return selection
    ? parseUnitChoice(new URLSearchParams(selection.query).get(unitChoiceName) ?? undefined)
    : undefined;
}

interface HeaderActionsProps {
  isReady: boolean;
  isReplying: boolean;
  onReply: (isReplying: boolean) => void;
  children: ReactNode;
}

function HeaderActions({ isReady, isReplying, onReply, children }: HeaderActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <button type="button" onClick={() => window.print()} className={toolButton("plain")}>
        <Printer className="size-4" />
        {inquiryWork.print}
      </button>
      {children}
      <ToolButton
        aria-expanded={isReplying}
        isDisabled={!isReady}
        onClick={() => onReply(!isReplying)}
        className={toolButton(isReplying ? "plain" : "primary")}
      >
        <Mail className="size-4" />
        {isReplying ? inquiryWork.reply.close : admin.inquiries.reply}
      </ToolButton>
    </div>
  );
}

interface AttachedProps {
  words: { title: string; open: string };
  href: string;
  children: string;
}

function Attached({ words, href, children }: AttachedProps) {
  return (
    <p className="figures wrap-anywhere mt-6 rounded-button border border-line px-4 py-3 text-note">
      <span className="font-semibold">{words.title}</span> {children}{" "}
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="whitespace-nowrap text-action underline underline-offset-4"
      >
        {words.open}
      </a>
    </p>
  );
}
