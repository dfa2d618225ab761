import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { administratorWords as words } from "#content/admin/administrators.ts";
import { fill } from "#content/fill.ts";
import type { ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { UserPlus } from "../../ui/icons/admin-icons.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { pageTitle } from "../page-title.ts";
import { AddAdministrator } from "./AddAdministrator.tsx";
import { AdministratorTable } from "./AdministratorTable.tsx";
import { administratorsQuery } from "./administrators-api.ts";
import { ChangeRole } from "./ChangeRole.tsx";
import { RemoveAdministrator } from "./RemoveAdministrator.tsx";

export const meta = () => pageTitle(words.title);

export default function AdministratorsPage() {
  const { data, isError, refetch } = useQuery(administratorsQuery);
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<ListedAdministrator>();
  const [removing, setRemoving] = useState<ListedAdministrator>();
  if (data === undefined)
    return <LoadState words={admin.account} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex items-baseline gap-3 text-2xl">
          {words.title}
          <span className="figures font-normal text-compact text-muted tracking-normal">
            {fill(words.total, { count: data.length })}
          </span>
        </h1>
        <button type="button" onClick={() => setAdding(true)} className={toolButton("primary")}>
          <UserPlus className="size-4" />
          {words.add.button}
        </button>
      </div>
      <div className="rounded-card border border-line bg-white p-5 sm:p-6">
        <AdministratorTable administrators={data} onChangeRole={setChanging} onRemove={setRemoving} />
      </div>
      <p className="mt-3 text-muted text-small">{words.hint}</p>
      {isAdding && <AddAdministrator onClose={() => setAdding(false)} />}
      {changing && <ChangeRole administrator={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveAdministrator administrator={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
