import { admin } from "#content/admin/admin.ts";
import { pageTitle } from "../page-title.ts";
import { InquiriesPage } from "./InquiriesPage.tsx";

export const meta = () => pageTitle(admin.inquiries.title);

export default InquiriesPage;
