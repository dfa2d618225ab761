import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { resetRequestSchema } from "#domain/admin/credentials.ts";
import { problemsByField } from "../../ui/fields/problems-by-field.ts";
import { ToolField } from "../../ui/fields/ToolField.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { callInKorean } from "../call-api.ts";
import { failureText } from "../failure-text.ts";

const answerSchema = z.object({ message: z.string() });

/** Asks for the mail with the link. The answer is the same whether the user exists. */
export function RequestForm() {
  const { request } = admin.reset;
  const [problem, setProblem] = useState<string>();
  const ask = useMutation({
    mutationFn: async (body: { username: string }) =>
      answerSchema.parse(await callInKorean("POST", "/api/auth/password-reset", body)),
  });
  if (ask.isSuccess) {
    return (
      <p role="status" className="text-compact">
        {ask.data.message}
      </p>
    );
  }
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const entered = resetRequestSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
        setProblem(entered.success ? undefined : problemsByField(entered.error).username);
        if (entered.success) ask.mutate(entered.data);
      }}
    >
      <p className="text-compact text-muted">{request.description}</p>
      <Alert text={ask.isError ? (failureText(ask.error) ?? request.failed) : undefined} />
      <ToolField
        id="username"
        name="username"
        label={admin.login.username}
        error={problem}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="submit"
        disabled={ask.isPending}
        className={toolButton("primary", "min-h-11 text-compact")}
      >
        {ask.isPending ? request.submitting : request.submit}
      </button>
    </form>
  );
}
