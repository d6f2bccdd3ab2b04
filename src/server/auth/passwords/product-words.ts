/**
 * Words of the trades and of this product that are missing in lists of common French words. Lower-case, without
 * accents.
 */
export const PRODUCT_WORDS =
  `etabli artisan artisane artisanat entreprise entrepreneur microentreprise autoentrepreneur independant
  freelance chauffagiste chauffage plombier plomberie plaquiste platrier platrerie carreleur carrelage couvreur
  couverture zingueur zinguerie electricien electricite menuisier menuiserie charpentier charpente macon
  maconnerie terrassier terrassement peintre peinture ravalement paysagiste paysage jardinier serrurier
  serrurerie ferronnier vitrier vitrerie climatisation climaticien ramoneur ramonage cuisiniste ebeniste
  parqueteur isolation domotique depannage renovation batiment chantier facture facturation devis photographe
  graphiste developpeur consultant`.split(/\s+/);
