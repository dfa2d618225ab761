/** Addresses of the administrator's pages, as `routes.ts` lays them out. */
export const addresses = {
  login: "/sd_admin/login",
  home: "/sd_admin",
  projects: "/sd_admin/projects",
  projectImport: "/sd_admin/projects/import",
  products: "/sd_admin/products",
  inquiries: "/sd_admin/inquiries",
  inquiryFigures: "/sd_admin/inquiries/figures",
  webhooks: "/sd_admin/inquiries/webhooks",
  replyTemplates: "/sd_admin/inquiries/templates",
  administrators: "/sd_admin/administrators",
  account: "/sd_admin/account",
  start: "/sd_admin/start",
  editing: "/sd_admin/edit/",
  passwordReset: "/sd_admin/password-reset",
} as const;
