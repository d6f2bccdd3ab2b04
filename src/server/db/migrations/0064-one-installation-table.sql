-- What the installation keeps for itself is in auth.installation; nothing ever used this table.
drop table installation;
