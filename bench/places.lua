-- For wrk: each request asks for another page of a list, so that none is in the server's memory.
--   BENCH_PATH   the address up to the place, as /daftar-kelas-premium?halaman=sesudah_
math.randomseed(4711)
local path = os.getenv('BENCH_PATH')

request = function()
  return wrk.format('GET', path .. math.random(6, 60) .. '.' .. math.random(100, 10000))
end
