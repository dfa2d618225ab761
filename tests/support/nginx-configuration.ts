/** Path of Debian's package. */
export const nginxProgram = "/usr/sbin/nginx";

/**
 * Returns a configuration for an unprivileged foreground run with all its files in `folder`.
 * @param included content of the `http` block: upstreams and servers
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
