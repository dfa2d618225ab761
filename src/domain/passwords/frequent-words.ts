/**
 * Frequent words of passwords that the lists of zxcvbn lack, most of them Korean, in lower case and letters alone; the first ones are
 * guessed first. Written down for this program from habits that everybody knows (keyboards, greetings, names, the purpose of the
 * password); copied from no list.
 */
export const frequentWords: ReadonlySet<string> = new Set(
  `
  password passwords passwd passphrase passcode pass pwd pword mypassword yourpassword newpassword oldpassword
  changeme change changethis changeit letmein letmeinnow letme open opensesame sesame secret topsecret mysecret key
  login logon signin welcome welcomeback hello hellothere helloworld hi guest user username users test tests tester
  testing testuser demo sample example default temp temporary temppassword initial initpassword first start begin
  blank none nothing null unknown whatever access accessgranted security secure safe private protected protect
  admin admins administrator administration sysadmin systemadmin superadmin superuser supervisor adminadmin root
  rootroot toor master masterkey manager management operator owner boss staff office service support helpdesk
  webmaster website homepage site web server database backup system network internet computer laptop desktop
  windows linux ubuntu android iphone galaxy samsung apple google naver daum kakao kakaotalk facebook instagram
  twitter youtube amazon microsoft oracle cisco github mysql postgres postgresql docker wordpress
  company corporation business factory industry industrial engineering engineer cooling tower coolingtower
  water air fan pump chiller energy power plant korea korean southkorea republicofkorea seoul busan incheon daegu
  daejeon gwangju ulsan suwon gangnam hangzhou china suwanee america usa english hangul dokdo
  january february march april may june july august september october november december jan feb mar apr jun jul
  aug sep oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter
  today tomorrow yesterday morning night year month happy newyear happynewyear christmas merrychristmas birthday
  happybirthday holiday weekend season love iloveyou iloveu loveyou loveme lover lovely mylove sweetheart sweet
  honey baby babe darling angel princess prince king queen kiss forever always together family mother father mom
  dad mommy daddy mama papa brother sister son daughter friend friends bestfriend husband wife girl boy man woman
  god jesus christ jesuschrist church holy bible amen blessed heaven hallelujah faith hope grace peace freedom
  sunshine sun moon star stars starwars startrek sky blue red green black white yellow orange purple pink silver
  gold golden diamond crystal rainbow flower flowers rose lily daisy violet cherry banana apple lemon peach melon
  strawberry chocolate cookie coffee pizza butter pepper ginger sugar candy cheese chicken kimchi soju bulgogi
  dragon dragons tiger lion eagle wolf bear panda monkey dog dogs doggy puppy cat cats kitty kitten hellokitty
  horse rabbit fish shark dolphin butterfly bird phoenix unicorn snoopy pikachu pokemon pororo mickey mickeymouse
  donald superman batman spiderman ironman hulk thor avengers marvel joker naruto onepiece matrix hacker ninja
  samurai warrior knight hunter ranger shadow ghost killer monster devil lucifer storm thunder lightning fire ice
  football soccer baseball basketball hockey tennis golf volleyball arsenal chelsea liverpool barcelona realmadrid
  manchester yankees lakers cowboys steelers redsox sports champion winner number one lucky luck money rich dollar
  cash bank million music guitar piano metallica nirvana beatles elvis bts blackpink exo gangnamstyle twice
  game games gamer playstation nintendo xbox minecraft fortnite starcraft overwatch leagueoflegends maplestory
  harley mustang ferrari porsche mercedes bmw audi toyota honda hyundai corvette yamaha
  michael michelle jennifer jessica ashley amanda nicole daniel david robert john james thomas charlie george
  william andrew matthew joshua anthony jordan hannah andrea samantha taylor maggie thunderbird robin jackson
  minsu minho minji jihun jiwoo jimin seoyeon yuna sujin youngsoo younghee chulsoo gildong honggildong kim lee park
  choi jung kang cho yoon jang lim han oh seo shin kwon hwang ahn song hong
  trust trustno trustme believe nopassword noaccess fuckyou fuck fuckoff asshole bitch bastard shit sexy sex
  please thankyou thanks goodluck goodbye good great awesome cool super perfect nice best fantastic wonderful

  qwerty qwertyu qwertyui qwertyuiop qwertz azerty qwert qwer qwe asdf asdfg asdfgh asdfghj asdfghjkl asd zxcv zxcvb
  zxcvbn zxcvbnm zxc qaz wsx edc rfv tgb qazwsx qazwsxedc qazwsxedcrfv wsxedc zaq xsw zaqxsw cde zaqwsx zaqwsxcde
  qweasd qweasdzxc qwaszx qwasz qwerasdf qwerasdfzxcv asdfzxcv asdfqwer qwerqwer asdfasdf zxcvzxcv poiuytrewq poiuy
  poiu lkjhgfdsa lkjhg mnbvcxz mnbv qpwoeiruty qpalzm wasd iop jkl bnm uiop hjkl tyui ghjk vbnm yuiop
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aabb aabbcc abcxyz xyz zyx cba fedcba aa bb cc xx zz aaaa

  비밀번호 비밀 비번 암호 관리자 관리 사용자 사용자명 로그인 안녕 안녕하세요 반갑습니다 환영합니다 감사합니다 고맙습니다 사랑
  사랑해 사랑해요 사랑합니다 여보 엄마 아빠 가족 우리집 우리가족 행복 행복하세요 행복한하루 화이팅 파이팅 대박 대박나자 부자되세요
  부자 돈 한국 대한민국 우리나라 서울 서울시 부산 강남 독도 한글 홈페이지 웹사이트 회사 회사명 주식회사 우리회사 냉각탑 쿨링타워
  산업용냉각탑 테스트 시험 임시 임시비밀번호 초기비밀번호 새비밀번호 기본 처음 시작 열려라참깨 컴퓨터 인터넷 삼성 네이버 카카오
  카카오톡 홍길동 김철수 이영희 하나님 예수님 교회 할렐루야 아멘 축구 야구 월드컵 치킨 김치 커피 강아지 고양이 호랑이 토끼 공주
  왕자 천사 봄 여름 가을 겨울 생일 생일축하 크리스마스 가나다 가나다라 가나다라마 가나다라마바사 아자차카 ㅂㅈㄷㄱ ㅁㄴㅇㄹ ㅋㅌㅊㅍ

  qlalfqjsgh qlalf qlqjs dkagh rhksflwk rhksfl tkdydwk tkdydwkaud fhrmdls dkssud dkssudgktpdy qksrkqtmqslek
  ghksdudgkqslek rkatkgkqslek rhakqtmqslek tkfkd tkfkdgo tkfkdgody tkfkdgkqslek duqh djaak dkQk dkqk rkwhr dnflwlq
  dnflrkwhr godqhr godqhrgktpdy ghkdlxld vkdlxld eoqkr eoqkrskwk qnwkehltpdy qnwk ehs gksrnr eogksalsrnr dnflskfk
  tjdnf tjdnftl qntks rkdska ehreh gksrmf ghavpdlwl dnpqtkdlxm ghltk wntlrghltk dnflghltk sodrkrxkq znffldxkdnj
  tksdjqdydsodrkrxkq xptmxm tlgja dlatl dlatlqlalfqjsgh chrlqlalfqjsgh toqlalfqjsgh rlqhs cjdma tlwkr duffufkckaro
  zjavbxj dlsxjspt tkatjd spdlqj zkzkdh zkzkdhxhr ghdrlfehd rlacjftn dldudgml gksksla dPtnsla dptnsla ryghl gkffpffndi
  dkaps cnrrn dirn dnjfemzjq clzls rlacl zjvl rkddkwl rhdiddl ghfkddl xhRl xhrl rhdwn dhkdwk cjstk qha dufma rkdmf
  rudnf todlf todlfcnrgk zmfltmaktm rkskek rkskekfk rkskekfkak rkskekfkakqktk dkwkckzk
  `
    .trim()
    .toLowerCase()
    .split(/\s+/),
);
