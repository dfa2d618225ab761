/**
 * Header by which a page names the platforms of its films to the server, which then allows their players in the page's content
 * security policy. It is not sent to visitors.
 */
export const playersHeader = "x-players";
