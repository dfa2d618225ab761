import { useQuery } from "@tanstack/react-query";
import { mailWords as words } from "#content/admin/mail.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { MailForm } from "./MailForm.tsx";
import { mailQuery } from "./mail-api.ts";
import { TestMail } from "./TestMail.tsx";

export function MailSettings() {
  const { data, isError, refetch } = useQuery(mailQuery);
  if (data === undefined) return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <MailForm view={data} />
      {data.setup && <TestMail />}
    </>
  );
}
