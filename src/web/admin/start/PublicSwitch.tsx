import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import { changeSettings, startQuery } from "./state/start-api.ts";

const words = firstSteps.notPublic;

/** Blocks search engines until the site is complete; takes effect at once. */
export function PublicSwitch({ isNotPublic }: { isNotPublic: boolean }) {
  const id = useId();
  const showToast = useToast();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isOn: boolean) => changeSettings({ isNotPublic: isOn }),
    async onSuccess(_, isOn) {
      await client.invalidateQueries({ queryKey: startQuery.queryKey });
      showToast({ title: isOn ? words.on : words.off });
    },
    onError: (failure) => showToast(failureToast(words.failed, failure)),
  });
  const isOn = change.isPending ? change.variables : isNotPublic;
  return (
    <section id="public" className="scroll-mt-20 rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 className="mb-2 text-lg">{words.title}</h2>
      <p id={`${id}-lead`} className="mb-4 text-compact text-muted leading-relaxed">
        {words.lead}
      </p>
      <ToolButton
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-lead`}
        isDisabled={change.isPending}
        onClick={() => change.mutate(!isOn)}
        className="group inline-flex min-h-9.5 items-center gap-3 font-semibold text-compact"
      >
        <span
          aria-hidden="true"
          className="flex h-6 w-11 shrink-0 items-center rounded-full bg-field px-0.5 transition-colors group-aria-checked:bg-action motion-reduce:transition-none"
        >
          <span className="size-5 rounded-full bg-white transition-transform group-aria-checked:translate-x-5 motion-reduce:transition-none" />
        </span>
        {words.label}
      </ToolButton>
    </section>
  );
}
