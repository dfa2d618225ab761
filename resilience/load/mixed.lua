-- What visitors ask, for wrk: mostly pages from memory, some that are rendered each time, reads and inquiries.
local count = 0
local seen = {}
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init()
  math.randomseed(os.time())
end

function request()
  count = count + 1
  local dice = count % 10
  if dice == 0 then
    return wrk.format("GET", "/projects/gallery?s=" .. math.random(1, 1000000))
  elseif dice == 1 then
    return wrk.format("GET", "/api/projects/filter?tags=" .. math.random(1, 1000000))
  elseif dice == 2 then
    return wrk.format("GET", "/api/projects?limit=20&offset=" .. math.random(0, 50))
  elseif dice == 3 then
    local inquiry = '{"company":"부하 시험","name":"시험","phone":"02-0000-0000","email":"load@example.com",' ..
      '"message":"' .. count .. " " .. math.random(1, 1000000) .. '"}'
    return wrk.format("POST", "/api/contact", { ["Content-Type"] = "application/json" }, inquiry)
  end
  return wrk.format("GET", dice % 2 == 0 and "/" or "/en/projects/gallery", { ["Accept-Encoding"] = "br" })
end

function response(status)
  seen[status] = (seen[status] or 0) + 1
  wrk.thread:set("seen", seen_text())
end

function seen_text()
  local parts = {}
  for status, number in pairs(seen) do
    table.insert(parts, status .. "=" .. number)
  end
  return table.concat(parts, " ")
end

function done(summary)
  local errors = summary.errors
  for _, thread in ipairs(threads) do
    print("STATUSES " .. (thread:get("seen") or ""))
  end
  print(string.format("ERRORS connect=%d read=%d write=%d timeout=%d",
    errors.connect, errors.read, errors.write, errors.timeout))
end
