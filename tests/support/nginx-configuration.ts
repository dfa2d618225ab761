/** Where Debian's package puts it. */
export const nginxProgram = "/usr/sbin/nginx";

/**
 * A whole configuration for a run in the foreground, by anybody, with all its files below `folder`.
 * @param included what a distribution's nginx.conf includes in its `http` block: upstreams and servers
 */
export function inForeground(included: string, folder: string): string {
  return `
daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${included}
}
`;
}
