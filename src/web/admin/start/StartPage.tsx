import { type ComponentType, useState } from "react";
import { useLocation } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { type StartState, type StartStep, startSteps } from "#domain/start/start-calls.ts";
import { PublishButton } from "../editing/PublishButton.tsx";
import { PublishDialog } from "../editing/PublishDialog.tsx";
import { ScheduleNotice } from "../editing/schedule/ScheduleNotice.tsx";
import type { DraftResponse } from "../editing/state/content-api.ts";
import type { DraftState } from "../editing/state/draft-store.ts";
import { useDraft } from "../editing/state/use-draft.ts";
import { SaveNotice, saveStatus } from "../editing/unsaved/SaveNotice.tsx";
import { HideFirstSteps } from "./HideFirstSteps.tsx";
import { OfficesStep } from "./offices/OfficesStep.tsx";
import { PublicSwitch } from "./PublicSwitch.tsx";
import { RemainingSamples } from "./RemainingSamples.tsx";
import { SiteAddressNotice } from "./SiteAddress.tsx";
import { StepItem } from "./StepItem.tsx";
import type { StepProps } from "./state/drafting.ts";
import { progressOf } from "./state/start-api.ts";
import { useRefetchFirstSteps } from "./state/use-refetch-first-steps.ts";
import { BrandStep, FoundingStep, NameStep, RegistrationStep } from "./steps/CompanySteps.tsx";
import { MailStep } from "./steps/MailStep.tsx";
import { SamplesStep } from "./steps/SamplesStep.tsx";
import { SearchStep } from "./steps/SearchStep.tsx";

const fieldsOf: Readonly<Record<StartStep, ComponentType<StepProps>>> = {
  name: NameStep,
  brand: BrandStep,
  founding: FoundingStep,
  registration: RegistrationStep,
  offices: OfficesStep,
  mail: MailStep,
  search: SearchStep,
  samples: SamplesStep,
};

interface StartPageProps {
  draft: DraftResponse;
  start: StartState;
}

/** Steps from the sample site to the company's site: one is open at a time; entries are saved automatically. */
export function StartPage({ draft, start }: StartPageProps) {
  const [state, store] = useDraft(draft);
  useRefetchFirstSteps(state);
  const [open, setOpen] = useOpenStep(start);
  const [isPublishing, setPublishing] = useState(false);
  const next = (step: StartStep) => {
    const at = start.steps.findIndex(({ id }) => id === step);
    return start.steps[at + 1]?.id;
  };
  const publish = () => void store.flush().then(() => setPublishing(true));
  return (
    <>
      <Head start={start} state={state} onPublish={publish} />
      <ScheduleNotice />
      <SiteAddressNotice siteUrl={start.siteUrl} />
      <SaveNotice state={state} store={store} />
      <ol className="grid gap-3">
        {start.steps.map(({ id, isDone }, index) => {
          const Fields = fieldsOf[id];
          return (
            <StepItem
              key={id}
              id={id}
              number={index + 1}
              isDone={isDone}
              isOpen={id === open}
              onToggle={() => setOpen(id === open ? undefined : id)}
              onNext={next(id) && (() => setOpen(next(id)))}
            >
              <Fields state={state} store={store} start={start} />
            </StepItem>
          );
        })}
      </ol>
      <p className="mt-3 text-muted text-small">{firstSteps.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <PublicSwitch isNotPublic={start.settings.isNotPublic} />
        <Publish state={state} onPublish={publish} />
      </div>
      <RemainingSamples start={start} fields={state.fields} flush={store.flush} />
      {isPublishing && (
        <PublishDialog
          fields={state.fields}
          conflicts={state.conflicts}
          onClose={() => {
            setPublishing(false);
            void store.reload();
          }}
        />
      )}
    </>
  );
}

interface HeadProps {
  start: StartState;
  state: DraftState;
  onPublish: () => void;
}

function Head({ start, state, onPublish }: HeadProps) {
  const { done, count } = progressOf(start);
  const { text, isUnsaved } = saveStatus(state);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-2xl">{firstSteps.title}</h1>
      <p className="figures text-compact text-muted">{fill(firstSteps.progress, { done, count })}</p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <p role="status" className={`text-small ${isUnsaved ? "font-semibold text-danger" : "text-muted"}`}>
          {text}
        </p>
        <HideFirstSteps settings={start.settings} />
        <PublishButton state={state} onPublish={onPublish} />
      </div>
    </div>
  );
}

function Publish({ state, onPublish }: Pick<HeadProps, "state" | "onPublish">) {
  const { title, lead, button } = firstSteps.publish;
  return (
    <section className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <p className="mb-4 text-compact text-muted">{lead}</p>
      <PublishButton state={state} onPublish={onPublish}>
        {button}
      </PublishButton>
    </section>
  );
}

/** The open step: that of the URL, else the first unfinished one. */
function useOpenStep({ steps }: StartState): [StartStep | undefined, (step: StartStep | undefined) => void] {
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => named(hash) ?? steps.find(({ isDone }) => !isDone)?.id);
  const [followed, setFollowed] = useState(hash);
  if (hash !== followed) {
    setFollowed(hash);
    setOpen(named(hash) ?? open);
  }
  return [open, setOpen];
}

function named(hash: string): StartStep | undefined {
  return startSteps.find((step) => hash === `#${step}`);
}
