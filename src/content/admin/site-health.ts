import type { WriteFailureReason } from "#domain/health/health-report.ts";
import type { PurgeStatus, Trouble } from "#domain/health/troubles.ts";

/** Warning on the administrators' pages while the site has a problem. */
export const siteHealthWords = {
  title: "사이트 상태",
  notWritable: {
    "disk-full": "디스크가 가득 차서 저장할 수 없습니다. 서버 담당자에게 공간을 확보해 달라고 요청해 주세요.",
    "read-only":
      "데이터베이스가 읽기 전용이어서 저장할 수 없습니다. 서버 담당자에게 디스크를 점검해 달라고 요청해 주세요.",
    unreachable: "데이터베이스에 연결할 수 없어 저장할 수 없습니다. 서버 담당자에게 알려 주세요.",
    busy: "데이터베이스가 다른 작업 중이어서 지금은 저장할 수 없습니다. 잠시 후에도 계속되면 서버 담당자에게 알려 주세요.",
    damaged:
      "데이터베이스 파일이 손상되어 저장할 수 없습니다. 서버 담당자에게 백업을 복원해 달라고 요청해 주세요.",
    "disk-error": "디스크 오류로 저장할 수 없습니다. 서버 담당자에게 디스크를 점검해 달라고 요청해 주세요.",
    other: "데이터베이스 오류로 저장할 수 없습니다. 서버 담당자에게 알려 주세요.",
  } satisfies Record<WriteFailureReason, string>,
  /** Shown after a publication if a CDN is configured. */
  purges: {
    done: "CDN 캐시도 비웠습니다({time}).",
    pending: "CDN 캐시를 비우는 중입니다.",
    retrying:
      "CDN 캐시를 비우지 못해 다시 시도 중입니다. 그때까지 일부 방문자에게 이전 내용이 보일 수 있습니다.",
  } satisfies Record<PurgeStatus["state"], string>,
  others: {
    "failed-writes": "최근 1시간 안에 저장하지 못한 내용이 있습니다. 서버 담당자에게 알려 주세요.",
    "little-room":
      "디스크 공간이 {freeMegabytes}MB 남았습니다. 서버 담당자에게 공간을 확보해 달라고 요청해 주세요.",
    "many-inquiry-files":
      "문의 첨부 파일이 보관 한도의 {percent}%를 차지합니다. 한도에 이르면 첨부 파일을 받지 않습니다. 필요 없는 문의를 지워 주세요.",
    "no-backup": "백업이 하나도 없습니다. 서버 담당자에게 백업을 설정해 달라고 요청해 주세요.",
    "old-backup":
      "마지막 백업이 {hours}시간 전입니다. 서버 담당자에게 백업이 되고 있는지 확인해 달라고 요청해 주세요.",
    "waiting-mails":
      "30분 넘게 보내지 못한 메일이 있습니다(대기 {count}건). 서버 담당자에게 메일 서버를 확인해 달라고 요청해 주세요.",
    "outdated-caches":
      "공개한 내용이 CDN에 {minutes}분째 반영되지 않았습니다. 다시 시도 중입니다. 계속되면 서버 담당자에게 알려 주세요.",
    "waiting-jobs": "처리를 기다리는 작업이 {count}건 있습니다. 사진이 늦게 나타날 수 있습니다.",
  } satisfies Record<Exclude<Trouble["kind"], "not-writable">, string>,
};
