/** Passwords of eight characters or more that everybody tries first, French ones included; lower-case. */
export const COMMON_PASSWORDS = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 87654321 987654321 88888888 12341234 11223344 123321123 password password1
  password123 passw0rd motdepasse motdepasse1 azertyuiop azerty123 azerty12 azertyui qwertyui qwertyuiop qwerty123 1qaz2wsx 1q2w3e4r 1q2w3e4r5t
  iloveyou jetaimee jetaime1 bonjour1 bonjour123 soleil123 doudou123 marseille marseille13 loulou123 chocolat camille1 nicolas1 baseball football
  football1 superman sunshine princess princesse trustno1 whatever starwars computer internet michelle jennifer changeme changeme1 letmein1
  welcome1 welcome123 admin123 administrator administrateur test1234 testtest abcd1234 abc12345 a1b2c3d4 secret123 entreprise artisan1 plombier1`.split(/\s+/),
);
