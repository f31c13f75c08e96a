/** What people put into passwords first: written down from common knowledge, in lower case. */
export const commonWords: readonly string[] = `
password passwort passwd passcode passphrase parola contrasena senha motdepasse wachtwoord haslo salasana losenord
pass word login logon signin access account admin administrator administrateur root system sysadmin superuser user username
guest test tester testing temp temporary default change changeme changeit letmein openup opensesame sesame secret secrets
private security secure welcome willkommen bienvenue bienvenido hello hallo hola bonjour goodbye please thankyou
qwerty qwertz azerty qazwsx qweasd asdfgh zxcvbn asdf zxcv wasd qwer poiu lkjh mnbv
iloveyou iloveu loveyou loveme lovely love lover heart forever always sweetheart sweetie honey darling baby babygirl babyboy
princess prince queen king angel angels devil heaven hell jesus christ god godbless blessed church bible faith hope
monkey dragon tiger lion eagle panther wolf bear horse puppy kitty kitten dog doggy cat fish shark dolphin butterfly unicorn
bunny rabbit turtle spider snake phoenix falcon hawk chicken turkey penguin panda
football soccer baseball basketball hockey tennis golf cricket rugby skate surf swimming racing ferrari porsche mercedes
yankees cowboys steelers lakers chelsea arsenal liverpool barcelona realmadrid juventus bayern manchester
michael jordan jennifer jessica ashley daniel andrew joshua matthew anthony thomas robert charlie william george james john
david richard joseph christopher nicholas alexander benjamin samantha elizabeth michelle amanda nicole stephanie melissa
martin peter paul maria anna laura sarah sophie emma olivia oliver harry jack max alex sam andrea sandra patrick steven
sunshine summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
june july august september october november december morning night holiday christmas birthday weekend
superman batman spiderman ironman wonderwoman starwars startrek skywalker yoda pokemon pikachu naruto minecraft fortnite
roblox playstation nintendo xbox gamer gaming games game mario zelda sonic matrix neo trinity gandalf frodo hobbit
harrypotter hogwarts pirate ninja samurai warrior hunter killer master blaster legend champion winner hero soldier knight
wizard magic ghost shadow vampire zombie rockstar metallica nirvana beatles eminem rainbow guitar music dance rock
computer internet google facebook instagram twitter tiktok youtube linkedin microsoft windows apple android samsung nokia
iphone linux ubuntu amazon netflix yahoo hotmail gmail email mail server database network office company business
money dollar euro bitcoin crypto bank million millionaire rich lucky success power freedom peace
cookie chocolate cheese banana orange cherry lemon peach apple pepper ginger sugar candy pizza burger coffee whiskey vodka
beer wine tequila cocacola pepsi
flower roses rose daisy lily jasmine garden sunflower ocean beach island mountain river water fire thunder lightning storm
diamond silver golden gold platinum crystal purple yellow green blue black white pink orange brown
london paris berlin madrid roma tokyo moscow newyork america usa england germany france italy spain russia china india
canada mexico brazil australia texas california florida chicago boston dallas
mother father sister brother mama papa mommy daddy family friend friends bestfriend buddy girlfriend boyfriend wife husband
home house school college university student teacher doctor nurse police
fuckyou fucker fuck asshole bitch shit sexy pussy dick hardcore playboy
whatever nothing something anything everything nobody somebody trustno letme youandme onlyone number one two three four five
six seven eight nine ten hundred
abcd abcde abcdef alpha bravo charlie delta omega zero
happy smile crazy cool sweet pretty beautiful hotstuff hot cute funny lol
foobar foo bar baz qux blah lorem ipsum dolor sample example
salon beauty barber studio spa bloom foyer
`
  .trim()
  .split(/\s+/)
  .filter(word => word.length >= 3)
  .sort((left, right) => right.length - left.length)
