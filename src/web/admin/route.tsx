import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { isPartnerShown, partnerOf } from "#content/lookup/product-view.ts";
import { defaultLocale } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import type { PageHandle } from "../page-handle.ts";
import { ToastArea } from "../ui/tools/toast.tsx";
import type { Route } from "./+types/route";
import styles from "./admin.css?url";
import { createQueryClient } from "./query-client.ts";
import { ReauthenticationDialog } from "./reauthentication/ReauthenticationDialog.tsx";
import { forAnotherPage } from "./revalidation.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { name, email, brand } = content.company;
  const products = await context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => []);
  return {
    company: { name, email, brand },
    partner: partnerOf(products),
    isPartnerShown: isPartnerShown(content),
    menuIds: content.shared[defaultLocale].navigation.menus.map(({ id }) => id),
  };
}

export const shouldRevalidate = forAnotherPage;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The administration is a client-side React application: all its data is fetched from the API in the browser. */
export const handle: PageHandle = { hydrate: true };

export default function AdministratorsArea() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <noscript>
        <p className="bg-notice-soft p-4 text-center text-notice">{admin.noScript}</p>
      </noscript>
      <ToastArea>
        <Outlet />
        <ReauthenticationDialog />
      </ToastArea>
    </QueryClientProvider>
  );
}
