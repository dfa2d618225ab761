import { useMutation, useQueryClient } from "@tanstack/react-query";
import { firstSteps } from "#content/admin/first-steps.ts";
import type { SiteSettingValues } from "#domain/start/start-calls.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import { changeSettings, startQuery } from "./state/start-api.ts";

const words = firstSteps.putAway;

/** Hides the first steps for all administrators, or shows them again. */
export function HideFirstSteps({ settings: { isStartPutAway } }: { settings: SiteSettingValues }) {
  const showToast = useToast();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isAway: boolean) => changeSettings({ isStartPutAway: isAway }),
    async onSuccess(_, isAway) {
      await client.invalidateQueries({ queryKey: startQuery.queryKey });
      showToast(isAway ? { title: words.done, description: words.where } : { title: words.again });
    },
    onError: (failure) => showToast(failureToast(words.failed, failure)),
  });
  return (
    <ToolButton
      isDisabled={change.isPending}
      onClick={() => change.mutate(!isStartPutAway)}
      className={toolButton("quiet")}
    >
      {isStartPutAway ? words.back : words.button}
    </ToolButton>
  );
}
